// Written by `bucle author fingerprints mini-binding` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `mini-binding` believe, and what they show its exam.
  static let miniBinding: [Misconception] = [
  ]
}
