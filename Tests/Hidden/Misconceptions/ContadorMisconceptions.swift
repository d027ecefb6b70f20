// Written by `bucle author fingerprints contador` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `contador` believe, and what they show its exam.
  static let contador: [Misconception] = [
  ]
}
