// Written by `bucle author fingerprints editor` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `editor` believe, and what they show its exam.
  static let editor: [Misconception] = [
  ]
}
