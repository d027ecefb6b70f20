// Written by `bucle author fingerprints temporizador` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `temporizador` believe, and what they show its exam.
  static let temporizador: [Misconception] = [
  ]
}
