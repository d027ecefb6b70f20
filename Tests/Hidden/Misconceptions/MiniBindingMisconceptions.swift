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
      fingerprints: ["anidado": "82fc5e8eec803401", "aplica": "33c9a47646035776", "enlace": "994dc507baf5cf0f", "exhaustivo": "cfbf52fe61064821", "nada": "6975828ab121192d"]
    ),
    Misconception(
      "EnlaceConstante",
      refusedBy: "enlace",
      belief: Localized(
        es: "un control que muestra su campo estuviera ya conectado a él",
        en: "a control that shows its field were connected to it"
      ),
      fingerprints: ["enlace": "99439307baed2594", "exhaustivo": "3b7be0d72d7afae9"]
    ),
    Misconception(
      "EnlaceDoble",
      refusedBy: "enlace",
      belief: Localized(
        es: "hubiera que enviar dos veces cada cambio",
        en: "each change had to be sent twice"
      ),
      fingerprints: ["enlace": "08dbb87d7bde2399", "exhaustivo": "4c8ac4a4d56c9290"]
    ),
    Misconception(
      "EnlaceFijo",
      refusedBy: "enlace",
      belief: Localized(
        es: "el valor se leyera una sola vez, al crear el enlace",
        en: "the value were read only once, when the binding is made"
      ),
      fingerprints: ["enlace": "3e44cd7c846ac0d0"]
    ),
    Misconception(
      "IgualPorCampo",
      refusedBy: "igualdad",
      belief: Localized(
        es: "dos escrituras del mismo campo fueran la misma, diga lo que diga el valor",
        en: "two writes to one field were the same, whatever the value"
      ),
      fingerprints: ["exhaustivo": "e19d1faf9a8a6e46", "igualdad": "768057a1ef1b5593", "igualdad-precisa": "b23af2e19784c6a2"]
    ),
    Misconception(
      "IgualPorTexto",
      refusedBy: "igualdad-precisa",
      belief: Localized(
        es: "dos valores fueran iguales si se imprimen igual",
        en: "two values were equal if they are printed alike"
      ),
      fingerprints: ["igualdad-precisa": "b23af2e19784c6a2"]
    ),
    Misconception(
      "IgualPorValor",
      refusedBy: "igualdad",
      belief: Localized(
        es: "dos escrituras del mismo valor fueran la misma, sea cual sea el campo",
        en: "two writes of one value were the same, whatever the field"
      ),
      fingerprints: ["exhaustivo": "28dace1df7cb89dc", "igualdad": "5ba956b2d0e362c9"]
    ),
    Misconception(
      "SoloCamposSueltos",
      refusedBy: "anidado",
      belief: Localized(
        es: "no hubiera campos dentro de otros campos",
        en: "there were no fields inside other fields"
      ),
      fingerprints: ["anidado": "82fc5e8eec803401", "enlace": "c570dad4d606c66e", "exhaustivo": "11245ca623b7d389"]
    ),
    Misconception(
      "TocaPorTipo",
      refusedBy: "toca",
      belief: Localized(
        es: "dos campos del mismo tipo fueran el mismo campo",
        en: "two fields of one type were the same field"
      ),
      fingerprints: ["toca": "7e1d1a858923d84f"]
    ),
    Misconception(
      "TocaSiempre",
      refusedBy: "toca",
      belief: Localized(
        es: "una escritura tocara todos los campos",
        en: "a write touched every field"
      ),
      fingerprints: ["toca": "7e1d1a858923d84f"]
    ),
  ]
}
