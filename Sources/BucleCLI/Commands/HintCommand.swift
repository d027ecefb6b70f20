import Bilingual
import Foundation
import Workbook

/// `bucle hint KATA`: one hint more than the learner has seen so far.
enum HintCommand: Command {
  static func run(_ tool: Tool, _ operand: String?) throws(ToolError) -> ExitCode {
    let kata = try tool.kata(operand)
    let hints = kata.hints[tool.language]
    let progress = try tool.progress()
    let seen: Int
    let level: Int
    do throws(ProgressError) {
      seen = try progress.hintsRevealed(of: kata.id)
      level = try progress.revealHint(of: kata.id, limit: hints.count, at: Date())
    } catch {
      throw .progress(error)
    }
    guard hints.indices.contains(level - 1) else { return .success }
    let hint = hints[level - 1]
    tool.show(
      [Line(hint.title, .strong) + Line("  \(level)/\(hints.count)", .dim)]
        + tool.scene.markdown(hint.text)
        + (seen >= hints.count ? [tool.scene.paragraph(KataText.lastHint, .dim)] : [])
    )
    return .success
  }
}
