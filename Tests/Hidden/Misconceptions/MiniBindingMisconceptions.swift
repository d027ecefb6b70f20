// Written by `bucle author fingerprints mini-binding` from the wrong answers in `solutions`.
// swift-format-ignore-file
import Bilingual
import Examiner

extension [Misconception] {
  /// What the wrong answers to `mini-binding` believe, and what they show its exam.
  static let miniBinding: [Misconception] = [
    Misconception(
      "AplicaAUnaCopia",
      refusedBy: "aplica",
      belief: Localized(
        es: "escribir en una copia del estado fuera escribir en el estado",
        en: "writing to a copy of the state were writing to the state"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "EnlaceConstante",
      refusedBy: "enlace",
      belief: Localized(
        es: "un control que muestra su campo estuviera ya conectado a él",
        en: "a control that shows its field were connected to it"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "EnlaceDoble",
      refusedBy: "enlace",
      belief: Localized(
        es: "hubiera que enviar dos veces cada cambio",
        en: "each change had to be sent twice"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "EnlaceFijo",
      refusedBy: "enlace",
      belief: Localized(
        es: "el valor se leyera una sola vez, al crear el enlace",
        en: "the value were read only once, when the binding is made"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "IgualPorCampo",
      refusedBy: "igualdad",
      belief: Localized(
        es: "dos escrituras del mismo campo fueran la misma, diga lo que diga el valor",
        en: "two writes to one field were the same, whatever the value"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "IgualPorTexto",
      refusedBy: "igualdad-precisa",
      belief: Localized(
        es: "dos valores fueran iguales si se imprimen igual",
        en: "two values were equal if they are printed alike"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "IgualPorValor",
      refusedBy: "igualdad",
      belief: Localized(
        es: "dos escrituras del mismo valor fueran la misma, sea cual sea el campo",
        en: "two writes of one value were the same, whatever the field"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "SoloCamposSueltos",
      refusedBy: "anidado",
      belief: Localized(
        es: "no hubiera campos dentro de otros campos",
        en: "there were no fields inside other fields"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "TocaPorTipo",
      refusedBy: "toca",
      belief: Localized(
        es: "dos campos del mismo tipo fueran el mismo campo",
        en: "two fields of one type were the same field"
      ),
      fingerprints: [:]
    ),
    Misconception(
      "TocaSiempre",
      refusedBy: "toca",
      belief: Localized(
        es: "una escritura tocara todos los campos",
        en: "a write touched every field"
      ),
      fingerprints: [:]
    ),
  ]
}
