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
      fingerprints: ["anidado": "0525f5658efba149", "aplica": "1a361d53713b3d7a", "enlace": "bab641789071d534", "exhaustivo": "dc9527c483deb0ad", "nada": "60c65829eaf7cb39"]
    ),
    Misconception(
      "EnlaceConstante",
      refusedBy: "enlace",
      belief: Localized(
        es: "un control que muestra su campo estuviera ya conectado a él",
        en: "a control that shows its field were connected to it"
      ),
      fingerprints: ["enlace": "bac07378907a7eaf", "exhaustivo": "e81eb5d576acf2a9"]
    ),
    Misconception(
      "EnlaceDoble",
      refusedBy: "enlace",
      belief: Localized(
        es: "hubiera que enviar dos veces cada cambio",
        en: "each change had to be sent twice"
      ),
      fingerprints: ["enlace": "e284c5ad317965e2", "exhaustivo": "5d2786e33f3316e0"]
    ),
    Misconception(
      "EnlaceFijo",
      refusedBy: "enlace",
      belief: Localized(
        es: "el valor se leyera una sola vez, al crear el enlace",
        en: "the value were read only once, when the binding is made"
      ),
      fingerprints: ["enlace": "00b68bf454e3030d"]
    ),
    Misconception(
      "IgualPorCampo",
      refusedBy: "igualdad",
      belief: Localized(
        es: "dos escrituras del mismo campo fueran la misma, diga lo que diga el valor",
        en: "two writes to one field were the same, whatever the value"
      ),
      fingerprints: ["exhaustivo": "1604eb07f7174a94", "igualdad": "11f16cd3a85344c7", "igualdad-precisa": "1a90f3b629c0c567"]
    ),
    Misconception(
      "IgualPorTexto",
      refusedBy: "igualdad-precisa",
      belief: Localized(
        es: "dos valores fueran iguales si se imprimen igual",
        en: "two values were equal if they are printed alike"
      ),
      fingerprints: ["igualdad-precisa": "1a90f3b629c0c567"]
    ),
    Misconception(
      "IgualPorValor",
      refusedBy: "igualdad",
      belief: Localized(
        es: "dos escrituras del mismo valor fueran la misma, sea cual sea el campo",
        en: "two writes of one value were the same, whatever the field"
      ),
      fingerprints: ["exhaustivo": "ea94f6e4ab037c6a", "igualdad": "c3d6d3a03cd6bbac"]
    ),
    Misconception(
      "SoloCamposSueltos",
      refusedBy: "anidado",
      belief: Localized(
        es: "no hubiera campos dentro de otros campos",
        en: "there were no fields inside other fields"
      ),
      fingerprints: ["anidado": "0525f5658efba149", "enlace": "70dd8ca901b8d8c4", "exhaustivo": "96ee97cb022ec8b5"]
    ),
    Misconception(
      "TocaPorTipo",
      refusedBy: "toca",
      belief: Localized(
        es: "dos campos del mismo tipo fueran el mismo campo",
        en: "two fields of one type were the same field"
      ),
      fingerprints: ["toca": "352cd59a2d6c3371"]
    ),
    Misconception(
      "TocaSiempre",
      refusedBy: "toca",
      belief: Localized(
        es: "una escritura tocara todos los campos",
        en: "a write touched every field"
      ),
      fingerprints: ["toca": "352cd59a2d6c3371"]
    ),
  ]
}
