import Bilingual
import Examiner
import Foundation
import Testing
import Workbook
import Typography

@testable import BucleCLI

@Suite(.serialized) struct PipedTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  @Test(arguments: ["en", "es"])
  func `the prompt's lines work line by line without escape codes`(language: String) throws {
    let result = try program.run(
      language: language,
      input: "\n.incremento\ntap +\nundo\ntrace\nquit\n"
    )
    #expect(result.status == 0)
    #expect(!result.output.contains("\u{1b}"))
    #expect(result.output.contains("cuenta: 0 → 1"))
    #expect(result.errors.isEmpty)
  }

  @Test func `the first start leaves what a learner opens in an editor`() throws {
    let program = try Program()
    _ = try program.run()
    let file = program.workspace.appending(path: "contador/Contador.swift")
    #expect(try String(contentsOf: file, encoding: .utf8).contains("struct Contador"))
    let package = program.workspace.appending(path: "Package.swift")
    #expect(try String(contentsOf: package, encoding: .utf8).contains("KataContador"))
    try "// mine".write(to: file, atomically: true, encoding: .utf8)
    _ = try program.run()
    #expect(try String(contentsOf: file, encoding: .utf8) == "// mine")
  }

  @Test func `a lesson opens at one of its steps from the shell too`() throws {
    let step = try Fixture.course().lessons[1].steps[2]
    let opened = try program.run(["lesson", "2", "3"])
    #expect(opened.status == 0)
    #expect(opened.output.contains("\n\(step.title.en)  3/"))
    let named = try program.run(["lesson", "2", step.id.rawValue])
    #expect(named.output.contains("\n\(step.title.en)  3/"))
    let unknown = try program.run(["lección", "2", "99"], language: "es")
    #expect(unknown.status == 64)
    #expect(unknown.errors.hasPrefix("No hay paso '99'"))
    let lesson = try program.run(["lección", "9"], language: "es")
    #expect(lesson.status == 64)
    #expect(lesson.errors.hasPrefix("No hay ninguna lección '9'. Hay 1 «El flujo unidireccional»,"))
  }

  @Test func `a call is answered as its type wants it, and a wrong answer is told how`() throws {
    let result = try program.run(
      input: "play buscador-impreso\ntype Consulta flan\nadvance 300ms\nanswer 1 value \"flan\"\n"
    )
    #expect(
      result.output.contains("`answer 1 value [\"…\"]` (`[String]`) or `answer 1 error`"),
      "\(result.output)"
    )
    #expect(
      result.output.contains("Call 1 returns `[String]`; here it gets `\"flan\"`. Answer like")
    )
  }

  @Test func `one turn of the loop reads like this`() throws {
    _ = try program.run(["init"])
    let result = try program.run(input: "\n.incremento\n.decremnto\n")
    let turn = result.output.components(separatedBy: "› .incremento").last
    #expect(
      turn == """

        ↑ .incremento
        ⟳ Reducer
        ↓ cuenta: 0 → 1
        View ──▷ Action ══▶ Reducer ══▶ State ══▶ View
        ┌───────────────┐
        │ [ - ] 1 [ + ] │
        └───────────────┘

        › .decremnto
        `Action` has no case `decremnto`. There is `.incremento`, `.decremento`. Did you
        mean `.decremento`?

        """
    )
  }

  @Test func `a check ends with what it found`() throws {
    try program.solve(try Program.solution("Contador.swift"))
    #expect(try program.run(["check", "contador"]).status == 0)
    try program.solve(try Program.solution("wrong/SinSuelo.swift"))
    #expect(try program.run(["check", "contador"]).status == 1)
    try program.solve("let roto: Int = \"no\"\n")
    let broken = try program.run(["check", "contador"], language: "es")
    #expect(broken.status == 2)
    #expect(
      broken.output.hasSuffix(
        """
        contador/Contador.swift:1:17: error: cannot convert value of type 'String' to
          specified type 'Int'
          1 │ let roto: Int = "no"
            │                 ^

        Sin juzgar: el compilador encuentra un error.

        """
      )
    )
  }

  @Test func `a verdict is JSON where that is asked for, and nothing else is written`() throws {
    try program.solve(try Program.solution("wrong/SinSuelo.swift"))
    let result = try program.run(["check", "contador", "--json"])
    #expect(result.status == 1)
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(json?["version"] as? Int == 1)
    #expect(json?["outcome"] as? String == "notPassed")
    let checks = json?["checks"] as? [[String: Any]] ?? []
    let failed = checks.first { $0["outcome"] as? String == "failed" }
    #expect(failed?["script"] as? [String] == [".decremento"])
    #expect(failed?["expected"] as? String == "cuenta: 0")
    #expect(failed?["found"] as? String == "cuenta: -1")
  }

  @Test func `a hint more each time, the solution only after passing, a reset with a backup`()
    throws
  {
    let count = try Fixture.hintCount("contador")
    let first = try program.run(["hint", "contador"])
    #expect(first.output.contains("The idea  1/\(count)\n"))
    let second = try program.run(["hint", "contador"])
    #expect(second.output.contains("The place  2/\(count)\n"))
    #expect(try program.run(["solution", "contador"]).status == 1)
    let mine = try Program.solution("Contador.swift") + "// mío\n"
    try program.solve(mine)
    #expect(try program.run(["check", "contador"]).status == 0)
    #expect(try program.run(["solution", "contador"]).output.contains("@Reducer"))
    let reset = try program.run(["reset", "contador"])
    #expect(reset.status == 0)
    let backups = program.workspace.appending(path: ".bucle/backups")
    let names = try FileManager.default.contentsOfDirectory(atPath: backups.path)
    let kept = backups.appending(path: try #require(names.first)).appending(path: "Contador.swift")
    #expect(try String(contentsOf: kept, encoding: .utf8) == mine)
    #expect(reset.output.replacingOccurrences(of: "\n", with: "").contains(names[0]))
  }

  @Test func `complaints go to the other stream with their exit codes`() throws {
    let unknown = try program.run(["chekc"])
    #expect(unknown.status == 64)
    #expect(unknown.output.isEmpty)
    #expect(
      unknown.errors == """
        There is no command 'chekc'.
        Did you mean 'check'?
        'bucle help' shows what there is.

        """
    )
    let nowhere = program.folder.appending(path: "nada").path
    #expect(try program.run(["lessons"], environment: ["BUCLE_COURSE": nowhere]).status == 65)
    let inside = Fixture.root.appending(path: "taller").path
    let refused = try program.run(["--workspace", inside, "progress"])
    #expect(refused.status == 64)
    #expect(try program.run(["--workspace", inside], input: "\n").status == 64)
    #expect(!FileManager.default.fileExists(atPath: inside))
  }

  @Test func `init makes what an editor needs and keeps what is the learner's`() throws {
    #expect(try program.run(["init"]).status == 0)
    let manifest = program.workspace.appending(path: "Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    #expect(text.contains(".target(name: \"KataContador\", path: \"contador\""))
    try "// mine\n".write(to: manifest, atomically: true, encoding: .utf8)
    try program.solve("// mine too\n")
    #expect(try program.run(["init"], language: "es").status == 0)
    #expect(try String(contentsOf: manifest, encoding: .utf8) == "// mine\n")
    let kata = program.workspace.appending(path: "contador/Contador.swift")
    #expect(try String(contentsOf: kata, encoding: .utf8) == "// mine too\n")
    let files = try FileManager.default.contentsOfDirectory(atPath: program.workspace.path)
    let katas = try Fixture.course().katas.map(\.id.rawValue)
    let ours = [".bucle", "LEEME.md", "Package.swift", "README.md"]
    #expect(files.sorted() == (ours + katas).sorted())
  }

  @Test(arguments: [("en", 40), ("es", 40), ("en", 80), ("es", 120)])
  func `the whole course can be walked, and no row is wider than it may be`(
    language: String,
    columns: Int
  ) throws {
    let lines = Array(repeating: "next", count: 40) + ["progress", "lessons", "help", "quit"]
    let result = try program.run(
      language: language,
      input: lines.joined(separator: "\n") + "\n",
      environment: ["COLUMNS": "\(columns)"]
    )
    #expect(result.status == 0)
    #expect(!result.output.contains("\u{1b}"))
    for row in result.output.split(separator: "\n") {
      #expect(row.displayWidth <= columns, "\(row)")
    }
  }
}
