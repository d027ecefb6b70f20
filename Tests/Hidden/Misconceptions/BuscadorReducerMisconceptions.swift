// Written by `bucle author fingerprints buscador-reducer` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `buscador-reducer` believe, and what they show its exam.
  static let buscadorReducer: [Misconception] = [
  ]
}
