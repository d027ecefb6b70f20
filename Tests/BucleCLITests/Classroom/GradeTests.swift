import Classroom
import Foundation
import Testing

@testable import BucleCLI

/// The real program over submissions of every kind.
@Suite(.serialized) struct GradeTests {
  private let program: Program
  private let folder: URL

  init() throws {
    program = try Program()
    folder = program.folder.appending(path: "clase")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func handIn(_ name: String, _ source: String) throws {
    try program.solve(source)
    let file = folder.appending(path: "\(name).json").path(percentEncoded: false)
    let result = try program.run(["submit", "contador", "--yes", "--out", file])
    #expect(result.status == 0, "\(result.errors)")
  }

  private func grade(_ options: String...) throws -> Program.Result {
    try program.run(["grade", folder.path(percentEncoded: false), "--unconfined"] + options)
  }

  private struct List: Decodable {
    struct Entry: Decodable {
      struct Kata: Decodable { var outcome: KataGrade.Outcome }
      var submission: String
      var problem: String?
      var score: Double
      var katas: [Kata]
    }
    var submissions: [Entry]
  }

  @Test func `a path that leads nowhere is a mistyped command, and nothing is graded`() throws {
    let nowhere = folder.appending(path: "clsae").path(percentEncoded: false)
    let result = try program.run(["grade", nowhere, "--unconfined"])
    #expect(result.status == 64)
    #expect(result.errors.contains("There is nothing at"))
    #expect(result.output.isEmpty)
  }

  @Test func `each is judged anew, and a broken one costs only itself`() throws {
    let right = try Program.solution("Contador.swift")
    try handIn("1 bien", right)
    try handIn("2 mal", Program.solution("wrong/SinSuelo.swift"))
    try handIn("3 roto", "let roto: Int = \"no\"\n")
    try handIn(
      "4 sale",
      right.replacing("state.cuenta += 1", with: "exit(0)").replacing(
        "import ComposableArchitecture",
        with: "import ComposableArchitecture\nimport Glibc"
      )
    )
    try Data("{}".utf8).write(to: folder.appending(path: "5 nada.json"))
    let claimed = try String(contentsOf: folder.appending(path: "2 mal.json"), encoding: .utf8)
    try claimed.replacing("SinSuelo", with: "x").replacing("\"0.1\"", with: "\"0.1 \"").write(
      to: folder.appending(path: "6 tocado.json"),
      atomically: true,
      encoding: .utf8
    )
    let result = try grade()
    #expect(result.status == 0, "\(result.errors)")
    let list = try JSONDecoder().decode(List.self, from: Data(result.output.utf8)).submissions
    #expect(
      list.map(\.submission) == ["1 bien", "2 mal", "3 roto", "4 sale", "5 nada", "6 tocado"]
    )
    #expect(
      list.map { $0.katas.map(\.outcome) } == [
        [.passed], [.notPassed], [.doesNotCompile], [.notPassed], [], [],
      ]
    )
    #expect(list.map { $0.problem == nil } == [true, true, true, true, false, false])
    #expect(list[0].score == 10)
    #expect(list[2].score == 0)
    #expect(result.errors.contains("[6/6] 6 tocado: "))
  }

  /// Files that somebody might hand in to get at the grader, or by accident.
  private func handInHostile() throws {
    func file(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }
    func write(_ submission: Submission, _ name: String) throws {
      try submission.json.write(to: URL(filePath: file(name)))
    }
    func work(_ id: String = "contador", file: String = "Contador.swift") -> Submission.Work {
      let files = [Submission.File(name: file, contents: Data("x".utf8))]
      return Submission.Work(id: id, contentHash: "", files: files, claim: nil, attempts: [])
    }
    try FileManager.default.createSymbolicLink(
      atPath: file("a enlace.json"),
      withDestinationPath: "/etc/passwd"
    )
    try FileManager.default.createSymbolicLink(
      atPath: file("b bucle.json"),
      withDestinationPath: folder.path(percentEncoded: false)
    )
    #expect(mkfifo(file("c tubo.json"), 0o600) == 0)
    try write(Submission(tool: "0", katas: [work(file: "../../../etc/x.swift")]), "d fuera.json")
    try write(Submission(tool: "0", katas: [work("../contador")]), "e kata.json")
    try write(Submission(tool: "0", katas: [work(), work()]), "f dos.json")
    try write(Submission(tool: "0", katas: []), "g vacía.json")
    var newer = Submission(tool: "0", katas: [work()])
    newer.version = 2
    try write(newer, "h futura.json")
    try Data(count: Submission.limit + 1).write(to: URL(filePath: file("i enorme.json")))
    let whole = try Data(contentsOf: URL(filePath: file("z bien.json")))
    try whole.dropLast(whole.count / 2).write(to: URL(filePath: file("j cortada.json")))
    try whole.write(to: URL(filePath: file("k \u{1b}[2J\n🙂.JSON")))
    // A name that is not UTF-8.
    let raw = Array(file("l ").utf8CString.dropLast()) + [-1, 0x2e, 0x6a, 0x73, 0x6f, 0x6e, 0]
    let descriptor = open(raw, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    #expect(descriptor >= 0)
    close(descriptor)
  }

  @Test func `hostile submissions cost themselves, and the others are graded`() throws {
    try handIn("z bien", Program.solution("Contador.swift"))
    try handInHostile()
    let out = program.folder.appending(path: "notas")
    let result = try grade("--out", out.path(percentEncoded: false), "--format", "junit")
    #expect(result.status == 0, "\(result.errors)")
    let list = try JSONDecoder().decode(
      List.self,
      from: Data(contentsOf: out.appending(path: "grades.json"))
    ).submissions
    #expect(list.map { $0.submission.prefix(1) }.joined() == "abcdefghijklz")
    for entry in list {
      let isGood = "kz".contains(entry.submission.prefix(1))
      #expect((entry.problem == nil) == isGood, "\(entry)")
      #expect(entry.katas.map(\.outcome) == (isGood ? [.passed] : []), "\(entry)")
    }
    let results = try FileManager.default.contentsOfDirectory(
      atPath: out.path(percentEncoded: false)
    )
    #expect(results.filter { $0.hasSuffix(".xml") }.count == list.count)
    #expect(!results.contains { $0.contains("draft") })
    for name in results where !name.hasPrefix(".") {
      let text = try String(contentsOf: out.appending(path: name), encoding: .utf8)
      #expect(!text.contains("root:") && !text.contains("\u{1b}"), "\(name)")
    }
    #expect(!result.errors.contains("\u{1b}"))
  }

  @Test func `a second run takes up what the first one kept`() throws {
    try handIn("ana", Program.solution("Contador.swift"))
    try handIn("bea", "let roto: Int = \"no\"\n")
    let out = program.folder.appending(path: "notas")
    let path = out.path(percentEncoded: false)
    #expect(try grade("--out", path, "--format", "exercism").status == 0)
    let first = try String(contentsOf: out.appending(path: "bea.json"), encoding: .utf8)
    #expect(first.contains("contador/Contador.swift:1:17: error:"))
    #expect(!first.contains("grading"))
    // What is kept is believed: a change in it shows that nobody was judged again.
    let record = out.appending(path: ".bucle-grades/ana.json")
    let kept = try String(contentsOf: record, encoding: .utf8)
    try kept.replacing("\"title\":\"The count starts at 0\"", with: "\"title\":\"Kept\"")
      .write(to: record, atomically: true, encoding: .utf8)
    #expect(try grade("--out", path, "--format", "exercism").status == 0)
    let ana = out.appending(path: "ana.json")
    #expect(try String(contentsOf: ana, encoding: .utf8).contains("\"Kept\""))
    #expect(try grade("--out", path, "--format", "exercism", "--fresh").status == 0)
    #expect(try !String(contentsOf: ana, encoding: .utf8).contains("\"Kept\""))
  }

  @Test func `what cannot be done says so`() throws {
    #expect(try program.run(["grade"]).status == 64)
    #expect(try grade().status == 64)
    try handIn("ana", "let roto: Int = \"no\"\n")
    try handIn("bea", "let roto: Int = \"no\"\n")
    #expect(try grade("--format", "check50").status == 64)
    #expect(
      try grade("--format", "classroom50", "--out", program.workspace.path).errors.contains(
        "'CLASSROOM'"
      )
    )
    #expect(try grade("--format", "xml").status == 64)
    #expect(try grade("--jobs", "0").status == 64)
  }
}
