// Written by `bucle author fingerprints perfil-vivo` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `perfil-vivo` believe, and what they show its exam.
  static let perfilVivo: [Misconception] = [
  ]
}
