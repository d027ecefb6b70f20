import Examiner
import Foundation
import HiddenExams
import Workbook

/// `bucle author check [KATA…]`, `bucle author fingerprints [KATA…]` and `bucle author new kata NAME`: for
/// those who write the course.
enum AuthorCommand: Command {
  static func run(_ tool: Tool, _ operand: String?) throws(ToolError) -> ExitCode {
    try run(tool, operands: operand.map { [$0] } ?? [])
  }

  static func run(_ tool: Tool, operands: [String]) throws(ToolError) -> ExitCode {
    let word = operands.first.map(Word.folded)
    let rest = Array(operands.dropFirst())
    switch word {
    case "check", "comprobar": return try check(tool, rest)
    case "fingerprints", "huellas": return try FingerprintCommand.run(tool, katas(tool, rest))
    case "new", "nueva":
      guard operands.count == 3, operands[1] == "kata" else {
        throw .usage(.missingOperand(of: .author))
      }
      return try KataScaffold(tool, id: operands[2]).write()
    case let word?: throw .usage(.unexpectedOperand(word, of: .author))
    case nil: throw .usage(.missingOperand(of: .author))
    }
  }

  /// The katas of those names; all of them where none is named.
  private static func katas(_ tool: Tool, _ names: [String]) throws(ToolError) -> [Kata] {
    guard !names.isEmpty else { return try tool.course().katas }
    var chosen: [Kata] = []
    for name in names { chosen.append(try tool.kata(name)) }
    return chosen
  }

  private static func check(_ tool: Tool, _ names: [String]) throws(ToolError) -> ExitCode {
    let katas = try katas(tool, names)
    let solutions = try tool.courseFolder().deletingLastPathComponent()
      .appending(path: "solutions")
    let cancellation = try? Cancellation()
    let status = StatusLine(tool)
    defer { status.clear() }
    TerminalGuard.takeInterrupts()
    var isGood = review(try tool.course(), with: katas, tool)
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

  /// Looks at the lessons that those katas belong to.
  private static func review(_ course: Course, with katas: [Kata], _ tool: Tool) -> Bool {
    let ids = Set(katas.map(\.id))
    var isGood = true
    for lesson in course.lessons where !ids.isDisjoint(with: lesson.katas) {
      let findings = LessonReview(course: course, lesson: lesson).findings
      isGood = isGood && findings.allSatisfy(\.isGood)
      tool.show([Line(lesson.id.rawValue, .strong)] + findings.flatMap { $0.lines(tool.scene) })
    }
    return isGood
  }
}

extension Lesson {
  /// The katas that its steps lead to.
  fileprivate var katas: [Kata.ID] {
    steps.flatMap(\.blocks.es).compactMap { block in
      if case .kata(let assignment) = block { assignment.kata } else { nil }
    }
  }
}
