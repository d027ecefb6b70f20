import Bilingual
import Examiner
import Foundation
import HiddenExams
import SyntaxWire
import Workbook

/// `bucle hint KATA`: one hint more than the learner has seen so far, for what failed last if anything did.
enum HintCommand: Command {
  static func run(_ tool: Tool, _ operand: String?) throws(ToolError) -> ExitCode {
    let kata = try tool.kata(operand)
    let hints = kata.hints[tool.language]
    let progress = try tool.progress()
    let failure: LastFailure
    var seen: Set<Hint.ID>
    let hint: Hint?
    let isLast: Bool
    do throws(ProgressError) {
      failure = LastFailure(try progress.attempts(at: kata.id).first)
      seen = try progress.hintsShown(of: kata.id, among: hints.map(\.id))
      let ladder = HintLadder(hints, toward: failure.targets)
      let next = ladder.next(after: seen)
      isLast = next == nil
      // Somebody who has seen them all is shown again the nearest one to what fails.
      hint = next ?? ladder.focused.last ?? hints.last
      if let hint {
        try progress.recordHint(hint.id, of: kata.id, at: Date())
        seen.insert(hint.id)
      }
    } catch {
      throw .progress(error)
    }
    guard let hint else { return .success }
    let scene = tool.scene
    let subject = Self.title(of: failure.first, in: kata).flatMap { title in
      HintLadder(hints, toward: failure.targets).focused.contains(hint)
        ? scene.paragraph(KataText.hintFor(title), .dim) : nil
    }
    tool.show(
      [Line(hint.title, .strong) + Line("  \(seen.count)/\(hints.count)", .dim)]
        + [subject].compactMap { $0 } + scene.markdown(hint.text)
        + (isLast ? [scene.paragraph(KataText.lastHint, .dim)] : [])
    )
    return .success
  }

  /// What a rule or a check of the kata is called.
  private static func title(of target: String?, in kata: Kata) -> Localized? {
    guard let target else { return nil }
    return kata.rules.first { $0.id == target }?.title
      ?? HiddenExams.exam(for: kata.id.rawValue)?.checks
      .first { $0.id.rawValue == target }?.title
  }
}
