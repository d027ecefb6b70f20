// Written by `bucle author fingerprints del-modelo-al-reducer` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `del-modelo-al-reducer` believe, and what they show its exam.
  static let delModeloAlReducer: [Misconception] = [
  ]
}
