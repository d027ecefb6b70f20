// Written by `bucle author fingerprints mini-observable` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `mini-observable` believe, and what they show its exam.
  static let miniObservable: [Misconception] = [
  ]
}
