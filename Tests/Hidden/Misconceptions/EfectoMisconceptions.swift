// Written by `bucle author fingerprints efecto` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `efecto` believe, and what they show its exam.
  static let efecto: [Misconception] = [
  ]
}
