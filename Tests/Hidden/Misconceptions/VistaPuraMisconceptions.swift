// Written by `bucle author fingerprints vista-pura` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `vista-pura` believe, and what they show its exam.
  static let vistaPura: [Misconception] = [
  ]
}
