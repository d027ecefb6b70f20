import Examiner
import Foundation
import HiddenExams
import Workbook

/// `bucle author check [KATA…]` and `bucle author new kata NAME`: for those who write the course.
enum AuthorCommand: Command {
  static func run(_ tool: Tool, _ operand: String?) throws(ToolError) -> ExitCode {
    try run(tool, operands: operand.map { [$0] } ?? [])
  }

  static func run(_ tool: Tool, operands: [String]) throws(ToolError) -> ExitCode {
    let word = operands.first.map(Word.folded)
    switch word {
    case "check", "comprobar": return try check(tool, Array(operands.dropFirst()))
    case "new", "nueva":
      guard operands.count == 3, operands[1] == "kata" else {
        throw .usage(.missingOperand(of: .author))
      }
      return try KataScaffold(tool, id: operands[2]).write()
    case let word?: throw .usage(.unexpectedOperand(word, of: .author))
    case nil: throw .usage(.missingOperand(of: .author))
    }
  }

  private static func check(_ tool: Tool, _ names: [String]) throws(ToolError) -> ExitCode {
    var katas = try tool.course().katas
    if !names.isEmpty {
      var chosen: [Kata] = []
      for name in names { chosen.append(try tool.kata(name)) }
      katas = chosen
    }
    let solutions = try tool.courseFolder().deletingLastPathComponent()
      .appending(path: "solutions")
    let cancellation = try? Cancellation()
    let status = StatusLine(tool)
    defer { status.clear() }
    TerminalGuard.takeInterrupts()
    var isGood = true
    for kata in katas {
      guard let exam = HiddenExams.exam(for: kata.id.rawValue) else { throw .noExam(kata.id) }
      let candidates: Candidates
      let bench: CandidateBench
      do {
        candidates = try Candidates(kata, in: solutions.appending(path: kata.id.rawValue))
        bench = try CandidateBench(kata, exam, tool.builder, cancellation)
      } catch {
        throw .cannotRead(kata.id.rawValue, reason: error.localizedDescription)
      }
      let review = KataReview(kata: kata, exam: exam, candidates: candidates, bench: bench)
      tool.show([Line(kata.id.rawValue, .strong)])
      TerminalGuard.whileRunning(cancellation?.descriptor ?? -1) {
        for step in KataReview.Step.allCases where cancellation?.isCancelled != true {
          let findings = review.findings(step) { status.show(tool.scene.say($0)) }
          status.clear()
          if cancellation?.isCancelled == true { break }
          isGood = isGood && findings.allSatisfy(\.isGood)
          tool.show(findings.flatMap { $0.lines(tool.scene) })
        }
      }
      if cancellation?.isCancelled == true {
        tool.show([tool.scene.paragraph(BuildError.cancelled.text)])
        return .notJudged
      }
    }
    return isGood ? .passed : .notPassed
  }
}
