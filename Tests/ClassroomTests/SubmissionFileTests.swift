import Foundation
import Testing

@testable import Classroom

@Suite struct SubmissionFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "entregas é \(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(
      at: folder.appending(path: "grupo a"),
      withIntermediateDirectories: true
    )
  }

  @Test func `links, pipes, folders and endless files are refused`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let link = folder.appending(path: "link.json")
    try FileManager.default.createSymbolicLink(
      atPath: link.path,
      withDestinationPath: "/etc/passwd"
    )
    #expect(throws: SubmissionProblem.link) { try Submission.bytes(of: link) }
    let pipe = folder.appending(path: "pipe.json")
    #expect(mkfifo(pipe.path(percentEncoded: false), 0o600) == 0)
    #expect(throws: SubmissionProblem.notAFile) { try Submission.bytes(of: pipe) }
    #expect(throws: SubmissionProblem.notAFile) { try Submission.bytes(of: folder) }
    #expect(throws: SubmissionProblem.notAFile) {
      try Submission.bytes(of: URL(filePath: "/dev/zero"))
    }
    let large = folder.appending(path: "large.json")
    try Data(count: Submission.limit + 1).write(to: large)
    #expect(throws: SubmissionProblem.tooLarge(limit: Submission.limit)) {
      try Submission.bytes(of: large)
    }
    #expect(throws: SubmissionProblem.unreadable(reason: "No such file or directory")) {
      try Submission.bytes(of: folder.appending(path: "none.json"))
    }
  }

  @Test func `a folder's submissions come in order, each under a name of its own`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in [
      "b.json", "a.json", "grupo a/x.json", ".hidden.json", "notes.txt", "grades.json", "c.JSON",
    ] {
      try Data().write(to: folder.appending(path: name))
    }
    let path = folder.path(percentEncoded: false)
    let search = SubmissionSearch([path, path + "/a.json"])
    #expect(search.found.map(\.name) == ["a", "b", "c", "grades~2", "grupo a_x", "a~2"])
    #expect(search.passedOver == 1)
    let mistyped = path + "/clsae"
    #expect(SubmissionSearch([mistyped, path + "/a.json"]).missing == [mistyped])
    #expect(SubmissionSearch([mistyped]).found.isEmpty)
    let without = SubmissionSearch([path], except: path + "/grupo a/")
    #expect(without.found.map(\.name) == ["a", "b", "c", "grades~2"])
  }

  @Test(arguments: [
    ("../../etc/passwd", "__.._etc_passwd"), ("a/b.json", "a_b"),
    ("", "_"), ("...", "_"), ("x\u{1b}\n.json", "x__"), ("ñandú.json", "ñandú"),
  ])
  func `a name is safe as a file's`(path: String, name: String) {
    let safe = SubmissionSearch.safeName(path)
    #expect(safe == name)
  }

  @Test func `a file is replaced as a whole and made only once`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.json")
    #expect(try AtomicFile.create(file, Data("one".utf8)))
    #expect(try !AtomicFile.create(file, Data("two".utf8)))
    #expect(try String(contentsOf: file, encoding: .utf8) == "one")
    try AtomicFile.replace(file, with: Data("three".utf8))
    #expect(try String(contentsOf: file, encoding: .utf8) == "three")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false)
    )
    #expect(names.sorted() == ["a.json", "grupo a"])
    #expect(throws: AtomicFile.Failure.self) {
      try AtomicFile.replace(URL(filePath: "/proc/none/x"), with: Data())
    }
  }

  @Test func `a record counts for its own key alone, and only whole`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let records = folder.appending(path: GradeRecord.folder)
    try FileManager.default.createDirectory(at: records, withIntermediateDirectories: true)
    let key = GradeRecord.key(Data("x".utf8), ["1"])
    #expect(key != GradeRecord.key(Data("x".utf8), ["2"]))
    try GradeRecord(key: key, grade: SampleClass.mixed).write("mixed", in: folder)
    #expect(GradeRecord.read("mixed", key: key, in: folder) == SampleClass.mixed)
    #expect(GradeRecord.read("mixed", key: "other", in: folder) == nil)
    try Data("{".utf8).write(to: records.appending(path: "mixed.json"))
    #expect(GradeRecord.read("mixed", key: key, in: folder) == nil)
  }
}
