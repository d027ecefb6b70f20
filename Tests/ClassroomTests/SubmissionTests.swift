import Foundation
import Testing
import TestHelpers
import Workbook

@testable import Classroom

@Suite struct SubmissionTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private let katas: [Kata]
  private let sound: Submission

  init() throws {
    katas = try Course.load(from: Self.root.appending(path: "lessons")).katas
    sound = Self.submission([Self.file("Contador.swift", "struct Contador {}\n")])
  }

  private static func file(_ name: String, _ text: String) -> KataFiles.File {
    KataFiles.File(name: name, contents: Data(text.utf8))
  }

  private static func submission(
    _ files: [KataFiles.File],
    kata: String = "contador",
    hash: String? = nil,
    copies: Int = 1
  ) -> Submission {
    let work = Submission.Work(
      id: kata,
      contentHash: hash ?? KataFiles(files: files).contentHash.rawValue,
      files: files.map { .init(name: $0.name, contents: $0.contents) },
      claim: .init(outcome: "passed", verdict: "{}"),
      attempts: [.init(date: "2026-09-01T10:00:00Z", contentHash: "x", outcome: "passed")]
    )
    return Submission(tool: "0.1", katas: Array(repeating: work, count: copies))
  }

  @Test func `what was written is read again`() throws {
    #expect(try Submission(sound.json, katas: katas) == sound)
    let text = String(decoding: sound.json, as: UTF8.self)
    #expect(text.contains("struct Contador {}"))
  }

  @Test func `bytes that are no text survive`() throws {
    let files = [KataFiles.File(name: "Contador.swift", contents: Data([0xff, 0, 0x41]))]
    let submission = Self.submission(files)
    let read = try Submission(submission.json, katas: katas)
    #expect(read.katas.first?.files.first?.contents == Data([0xff, 0, 0x41]))
  }

  @Test func `one changed character is damage`() throws {
    let text = String(decoding: sound.json, as: UTF8.self)
    for (old, new) in [
      ("struct Contador", "struct Kontador"), ("2026-09-01", "2026-09-02"),
      (#""tool" : "0.1""#, #""tool" : "0.2""#), (#""verdict" : "{}""#, #""verdict" : "[]""#),
    ] {
      #expect(text.contains(old))
      #expect(throws: SubmissionProblem.damaged) {
        try Submission(Data(text.replacing(old, with: new).utf8), katas: katas)
      }
    }
  }

  @Test func `a file that is empty or breaks off is told from one of another kind`() throws {
    #expect(throws: SubmissionProblem.empty) { try Submission(Data(), katas: katas) }
    let head = #"{"checksum":"0","format":"bucle-submission","katas":[{"id":"contador","fil"#
    #expect(throws: SubmissionProblem.cutShort) { try Submission(Data(head.utf8), katas: katas) }
  }

  @Test(arguments: ["[]", "{", "null", #"{"format":"other","version":1}"#, "\u{0}\u{1}"])
  func `other bytes are no submission`(text: String) {
    #expect(throws: SubmissionProblem.notASubmission) {
      try Submission(Data(text.utf8), katas: katas)
    }
  }

  @Test func `deep nesting is refused`() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: SubmissionProblem.notASubmission) {
      try Submission(Data(text.utf8), katas: katas)
    }
  }

  @Test func `a newer format is told apart from damage`() {
    #expect(throws: SubmissionProblem.newerVersion(2)) {
      try Submission(Data(#"{"format":"bucle-submission","version":2}"#.utf8), katas: katas)
    }
  }

  @Test(arguments: [
    "../Contador.swift", "/etc/passwd", "Contador.swift\u{0}", "contador.swift", "a/Contador.swift",
    "-load-plugin", ".bucle", "",
  ])
  func `no name but the kata's own is ever used`(name: String) {
    let submission = Self.submission([Self.file(name, "")])
    #expect(throws: SubmissionProblem.wrongFiles(kata: "contador", found: [name])) {
      try Submission(submission.json, katas: katas)
    }
  }

  @Test func `what does not hold together says where`() {
    let files = [Self.file("Contador.swift", "x")]
    let large = [Self.file("Contador.swift", String(repeating: "x", count: (1 << 20) + 1))]
    let cases: [(Submission, SubmissionProblem)] = [
      (Self.submission(files, kata: "../.."), .unknownKata("../..")),
      (Self.submission(files, copies: 2), .repeatedKata("contador")),
      (Self.submission(files, copies: 0), .noKatas),
      (Self.submission(files, hash: "0"), .wrongHash(kata: "contador")),
      (Self.submission(large), .fileTooLarge(kata: "contador", name: "Contador.swift")),
    ]
    for (submission, problem) in cases {
      #expect(throws: problem) { try Submission(submission.json, katas: katas) }
    }
  }
}
