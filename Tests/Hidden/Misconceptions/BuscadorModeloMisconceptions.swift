// Written by `bucle author fingerprints buscador-modelo` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `buscador-modelo` believe, and what they show its exam.
  static let buscadorModelo: [Misconception] = [
  ]
}
