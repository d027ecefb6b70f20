import Bilingual
import Typography
import Workbook

extension StimulusError {
  /// The line with a mark under the place, and what is expected there.
  func lines(of typed: String, _ language: Language) -> [Line] {
    let before = String(typed.prefix(column)).displayWidth
    return [
      Line("  " + typed, .emphasis),
      Line(String(repeating: " ", count: before + 2) + "^", .bad),
      Line(marked: problem.text[language], hanging: 0),
    ]
  }
}

extension StimulusError.Problem {
  var text: Localized {
    switch self {
    case .missingValue:
      Localized(
        es: "Aquí va un valor: `3`, `\"texto\"`, `true`, `.caso`, `[1, 2]`.",
        en: "A value goes here: `3`, `\"text\"`, `true`, `.aCase`, `[1, 2]`."
      )
    case .missingName:
      Localized(
        es: "Detrás del punto va el nombre de una acción, pegado a él.",
        en: "An action's name goes right after the dot."
      )
    case .unexpected(let text):
      Localized(es: "Sobra `\(text)`.", en: "`\(text)` does not belong here.")
    case .bareWord(let word):
      Localized(
        es: "Un texto va entre comillas, `\"\(word)\"`, y un caso, con su punto, `.\(word)`.",
        en: "A text goes in quotes, `\"\(word)\"`, and a case has its dot, `.\(word)`."
      )
    case .unclosed(let open, let close):
      Localized(
        es: "Esto se abre con `\(open)` y falta el `\(close)` que lo cierra.",
        en: "This opens with `\(open)`, and the `\(close)` that closes it is missing."
      )
    case .missingComma:
      Localized(
        es: "Falta una coma, o cerrar.",
        en: "A comma is missing here, or the closing mark."
      )
    case .notNumber(let text):
      Localized(
        es: "`\(text)` no es un número que quepa en `Int` o `Double`.",
        en: "`\(text)` is no number that fits an `Int` or a `Double`."
      )
    case .leadingDot:
      Localized(
        es: "En Swift este número empieza por cero: `0.5`.",
        en: "In Swift this number starts with a zero: `0.5`."
      )
    case .unknownEscape(let text):
      Localized(
        es: "Detrás de `\\` puede ir `n`, `t`, `\"`, `\\` o `0`, y aquí hay `\(text)`.",
        en: "After `\\` there can be `n`, `t`, `\"`, `\\` or `0`; here is `\(text)`."
      )
    case .missingLabel(let verb):
      Localized(
        es: "Falta la etiqueta: `\(verb.word(.spanish)) \(verb.usage.es)`.",
        en: "The label is missing: `\(verb.word(.english)) \(verb.usage.en)`."
      )
    case .missingText(let label):
      Localized(
        es: "Falta el texto: `escribir \(label) Ana`.",
        en: "The text is missing: `type \(label) Ana`."
      )
    case .missingChoice(let label):
      Localized(
        es: "Falta la opción: `elegir \(label)` y el nombre de una. El tabulador las enseña.",
        en: "The option is missing: `choose \(label)` and the name of one. Tab lists them."
      )
    case .notCount:
      Localized(
        es: "Aquí va cuántas letras se borran, desde 1.",
        en: "How many letters to erase goes here, from 1 up."
      )
    case .notDuration:
      Localized(
        es: "Aquí va un tiempo con su unidad: `300ms`, `1s`, `1.5s`, `2m`.",
        en: "A time with its unit goes here: `300ms`, `1s`, `1.5s`, `2m`."
      )
    case .missingCall:
      Localized(
        es: "Aquí va el número de la llamada pendiente: `responder 1 valor \"…\"`.",
        en: "The pending call's number goes here: `answer 1 value \"…\"`."
      )
    case .missingOutcome:
      Localized(
        es: "Aquí va `valor` y lo que se contesta, como `valor 3`, o bien `error`.",
        en: "`value` and the answer belong here, as in `value 3`, or else `error`."
      )
    case .notStimulus(let word):
      Localized(
        es: "`\(word)` no mueve ninguna feature.",
        en: "`\(word)` does nothing to a feature."
      )
    }
  }
}
