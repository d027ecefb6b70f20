import Bilingual
import Workbook

/// What the review of a kata found about one thing.
struct Finding: Sendable {
  var isGood: Bool
  var text: Localized
  /// Rows shown as they are, such as a diff.
  var detail: [String] = []

  func lines(_ scene: Scene) -> [Line] {
    var head =
      Line(isGood ? "  ✓ " : "  ✗ ", isGood ? .good : .bad) + Line(marked: scene.say(text))
    head.hangingIndent = 4
    return [head] + detail.map { Line($0, .dim).indented(6) }
  }
}
