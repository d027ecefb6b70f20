// Written by `bucle author fingerprints observacion` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `observacion` believe, and what they show its exam.
  static let observacion: [Misconception] = [
  ]
}
