// Written by `bucle author fingerprints perfil-a-mano` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `perfil-a-mano` believe, and what they show its exam.
  static let perfilAMano: [Misconception] = [
  ]
}
