// Written by `bucle author fingerprints huerfana` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `huerfana` believe, and what they show its exam.
  static let huerfana: [Misconception] = [
  ]
}
