import Examiner
import Foundation
import HiddenExams
import Workbook

/// `bucle author fingerprints [KATA…]`: judges the wrong answers to features and writes down what they do,
/// for the tool to recognise a learner's by.
enum FingerprintCommand {
  static func run(_ tool: Tool, _ katas: [Kata]) throws(ToolError) -> ExitCode {
    let root = try tool.courseFolder().deletingLastPathComponent()
    let cancellation = try? Cancellation()
    let status = StatusLine(tool)
    defer { status.clear() }
    TerminalGuard.takeInterrupts()
    for kata in katas where kata.kind.name == .feature {
      guard let exam = HiddenExams.exam(for: kata.id.rawValue) else { throw .noExam(kata.id) }
      let review: MisconceptionReview
      do {
        review = MisconceptionReview(
          exam: exam,
          candidates: try Candidates(
            kata,
            in: root.appending(path: "solutions").appending(path: kata.id.rawValue)
          ),
          bench: try CandidateBench(kata, exam, tool.builder, cancellation)
        )
      } catch {
        throw .cannotRead(kata.id.rawValue, reason: error.localizedDescription)
      }
      let found = TerminalGuard.whileRunning(cancellation?.descriptor ?? -1) {
        review.misconceptions { status.show(tool.scene.say($0)) }
      }
      status.clear()
      if cancellation?.isCancelled == true {
        tool.show([tool.scene.paragraph(BuildError.cancelled.text)])
        return .notJudged
      }
      let unknown = review.candidates.wrong.filter { candidate in
        !found.contains { $0.id == candidate.id }
      }
      guard unknown.isEmpty else {
        let findings = unknown.map(review.obstacle)
        tool.show(findings.flatMap { $0.lines(tool.scene) })
        return .notPassed
      }
      let source = MisconceptionSource(kata: kata.id.rawValue, misconceptions: found)
      do {
        let file = root.appending(path: source.path)
        try source.text.write(to: file, atomically: true, encoding: .utf8)
      } catch {
        throw .cannotWrite(source.path, reason: error.localizedDescription)
      }
      tool.show([tool.scene.paragraph(AuthorText.fingerprinted(found.count, source.path))])
    }
    return .success
  }
}
