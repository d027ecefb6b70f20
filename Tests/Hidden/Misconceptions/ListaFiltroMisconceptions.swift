// Written by `bucle author fingerprints lista-filtro` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `lista-filtro` believe, and what they show its exam.
  static let listaFiltro: [Misconception] = [
  ]
}
