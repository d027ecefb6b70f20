// Written by `bucle author fingerprints perfil-binding` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `perfil-binding` believe, and what they show its exam.
  static let perfilBinding: [Misconception] = [
  ]
}
