import Foundation
import Testing

@testable import BucleCLI

/// What a learner's program could carry out of an exam, and where a verdict lets it.
@Suite struct `What a check may tell` {
  private struct Leak: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// In the place of what the solution does when it is told to add one.
    var deed: String
    /// What a full verdict shows of it.
    var evidence: String
  }

  private static let leaks = [
    Leak(
      testDescription: "by crashing",
      deed: #"fatalError("me preguntan con \(state.cuenta)")"#,
      evidence: "me preguntan con 0"
    ),
    Leak(
      testDescription: "by printing",
      deed: #"print("me preguntan con \(state.cuenta)"); state.cuenta += 2"#,
      evidence: "me preguntan con 0"
    ),
    Leak(
      testDescription: "by ending itself",
      deed: #"print("me preguntan"); exit(Int32(state.cuenta) + 70)"#,
      evidence: "me preguntan"
    ),
    Leak(
      testDescription: "by a state that holds what it was sent",
      deed: "state.cuenta += 2",
      evidence: "cuenta: 0 → 2"
    ),
  ]

  private func check(_ leak: Leak, _ level: String, isJSON: Bool = false) throws -> String {
    let program = try Program()
    let solution = try Program.solution("Contador.swift")
    let line = "state.cuenta += 1"
    #expect(solution.contains(line))
    try program.solve("import Glibc\n" + solution.replacing(line, with: leak.deed))
    let result = try program.run(
      ["check", "contador", "--feedback", level] + (isJSON ? ["--json"] : []),
      environment: ["COLUMNS": "200"]
    )
    #expect(result.status == 1, "\(result.output)\(result.errors)")
    return result.output + result.errors
  }

  @Test(arguments: leaks) private func `is evidence where it is told in full`(_ leak: Leak) throws {
    #expect(try check(leak, "full").contains(leak.evidence))
  }

  @Test(arguments: leaks, ["title", "verdict"])
  private func `is neither script nor value, text or print below`(
    _ leak: Leak,
    level: String
  ) throws {
    let words = ["preguntan", "cuenta: ", ".incremento", "expected", "exit"]
    let shown = try check(leak, level)
    for word in words { #expect(!shown.contains(word), "\(word): \(shown)") }
    #expect(shown.contains("✗ Every incremento adds one") == (level == "title"))
    let json = try check(leak, level, isJSON: true)
    for word in words + ["script", "coverage", "resembles"] {
      #expect(!json.contains(word), "\(word): \(json)")
    }
  }

  @Test func `of a file without a name that is asked for is that name, and no line of ours`() throws
  {
    let program = try Program()
    let solution = try Program.solution("Contador.swift")
    try program.solve(solution.replacing("struct Contador", with: "struct Cuentas"))
    let result = try program.run(["check", "contador", "--feedback", "verdict"])
    #expect(result.status == ExitCode.notJudged.rawValue)
    #expect(result.output.contains("`Contador`"))
    for word in ["Probe", "SubjectProgram", "error:"] { #expect(!result.output.contains(word)) }
  }
}
