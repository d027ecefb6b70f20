import Bilingual
import Wire

extension Wire.Refusal {
  /// Why nothing happened, and what there is instead; the nearest name where one was mistyped.
  var text: Localized {
    switch self {
    case .noSuchCase(let name, let known):
      Self.missing(
        Localized(
          es: "`Action` no tiene ningún caso `\(name)`.",
          en: "`Action` has no case `\(name)`."
        ),
        name,
        known.map { ".\($0)" }
      )
    case .wrongPayload(let name, let expected, let found):
      Self.wrongPayload(name, expected, found)
    case .noSuchProperty(let name, let known):
      Self.missing(
        Localized(
          es: "El estado no tiene ninguna propiedad `\(name)`.",
          en: "The state has no property `\(name)`."
        ),
        name,
        known
      )
    case .noSuchMethod(let name, let known):
      Self.missing(
        Localized(
          es: "El modelo no ofrece `\(name)` a quien lo usa.",
          en: "The model offers no `\(name)` to whoever uses it."
        ),
        name,
        known
      )
    case .readOnly(let name):
      Localized(
        es: "`\(name)` solo se lee desde fuera.",
        en: "`\(name)` can only be read from outside."
      )
    case .wrongValue(let name, "()", let found):
      Localized(
        es: "`.\(name)` se llama sin nada entre paréntesis, y aquí recibe `\(found)`.",
        en: "`.\(name)` is called with nothing in brackets; here it gets `\(found)`."
      )
    case .wrongValue(let name, let expected, let found):
      Localized(
        es: "`\(name)` espera `\(expected)`, y aquí recibe `\(found)`.",
        en: "`\(name)` takes `\(expected)`; here it gets `\(found)`."
      )
    case .noSuchElement(let label, let known):
      Self.missing(
        Localized(
          es: "En la pantalla no hay nada que se llame `\(label)`.",
          en: "Nothing on the screen is called `\(label)`."
        ),
        label,
        known
      )
    case .wrongGesture(let label, let kind):
      Localized(
        es: "`\(label)` es \(kind.text.es): \(kind.gesture(label).es).",
        en: "`\(label)` is \(kind.text.en): \(kind.gesture(label).en)."
      )
    case .disabledElement(let label):
      Localized(
        es: "`\(label)` está apagado: con este estado no se puede tocar.",
        en: "`\(label)` is disabled: in this state it cannot be touched."
      )
    case .noSuchChoice(let choice, let picker, let known):
      Self.missing(
        Localized(
          es: "`\(picker)` no tiene ninguna opción `\(choice)`.",
          en: "`\(picker)` has no option `\(choice)`."
        ),
        choice,
        known
      )
    case .noSuchCall(_, 0):
      Localized(
        es: "Ninguna llamada espera respuesta: antes, la feature tiene que preguntar algo.",
        en: "No call waits for an answer: the feature has to ask something first."
      )
    case .noSuchCall(let number, 1):
      Localized(
        es: "No hay llamada \(number): solo espera una, la 1.",
        en: "There is no call \(number): only one waits, number 1."
      )
    case .noSuchCall(let number, let pending):
      Localized(
        es: "No hay llamada \(number): esperan \(pending), desde la 1.",
        en: "There is no call \(number): \(pending) wait, counted from 1."
      )
    case .noSuchWaitingCall(let call, let waiting):
      Localized(
        es: waiting.isEmpty
          ? "`\(call)` no espera respuesta: no espera ninguna llamada."
          : "`\(call)` no espera respuesta; esperan \(Self.list(waiting)).",
        en: waiting.isEmpty
          ? "`\(call)` does not wait for an answer: no call does."
          : "`\(call)` does not wait for an answer; what waits is \(Self.list(waiting))."
      )
    case .wrongAnswer(let call, let expected, let found):
      Self.wrongAnswer(call, AnswerType(printed: expected), found)
    case .unsupported(let what):
      Localized(
        es: "Esta feature no ofrece eso: `\(what)`.",
        en: "This feature offers no such thing: `\(what)`."
      )
    case .dismissed:
      Localized(
        es: "La pantalla ya está cerrada. `deshacer` la abre de nuevo.",
        en: "The screen is closed. `undo` opens it again."
      )
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }

  private static func missing(_ finding: Localized, _ name: String, _ known: [String]) -> Localized
  {
    guard !known.isEmpty else { return finding }
    let list = known.map { "`\($0)`" }.joined(separator: ", ")
    let near = Word.nearest(
      to: name,
      among: known.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
    )
    let guess = near.map { near in
      let shown = known.first?.hasPrefix(".") == true ? ".\(near)" : near
      return Localized(es: " ¿Querías decir `\(shown)`?", en: " Did you mean `\(shown)`?")
    }
    return Localized(
      es: "\(finding.es) Hay \(list).\(guess?.es ?? "")",
      en: "\(finding.en) There is \(list).\(guess?.en ?? "")"
    )
  }

  /// What the call returns, and how an answer of that type is typed.
  private static func wrongAnswer(_ call: Int, _ type: AnswerType, _ found: String) -> Localized {
    let sample = type.sample ?? "…"
    return Localized(
      es:
        "La llamada \(call) devuelve `\(type.written)`, y aquí recibe `\(found)`. Responde así: `responder \(call) valor \(sample)`.",
      en:
        "Call \(call) returns `\(type.written)`; here it gets `\(found)`. Answer like this: `answer \(call) value \(sample)`."
    )
  }

  /// What a case carries, and what it was given.
  private static func wrongPayload(
    _ name: String,
    _ expected: String,
    _ found: String
  ) -> Localized {
    let isNothing: (String) -> Bool = { ["", "Void", "()", "nil"].contains($0) }
    let carries =
      isNothing(expected)
      ? Localized(es: "no lleva nada", en: "carries nothing")
      : Localized(es: "lleva `\(expected)`", en: "carries `\(expected)`")
    let gets =
      isNothing(found)
      ? Localized(es: "no recibe nada", en: "gets nothing")
      : Localized(es: "recibe `\(found)`", en: "gets `\(found)`")
    return Localized(
      es: "`.\(name)` \(carries.es), y aquí \(gets.es).",
      en: "`.\(name)` \(carries.en); here it \(gets.en)."
    )
  }
}

extension Screen.Element.Kind {
  fileprivate var text: Localized {
    switch self {
    case .button: Localized(es: "un botón", en: "a button")
    case .field: Localized(es: "un campo de texto", en: "a text field")
    case .toggle: Localized(es: "un interruptor", en: "a toggle")
    case .secureField: Localized(es: "un campo de contraseña", en: "a password field")
    case .picker: Localized(es: "un selector", en: "a picker")
    case .text: Localized(es: "un texto, que solo se lee", en: "a text, which is only read")
    }
  }

  fileprivate func gesture(_ label: String) -> Localized {
    switch self {
    case .button: Localized(es: "`tocar \(label)`", en: "`tap \(label)`")
    case .field, .secureField: Localized(es: "`escribir \(label) …`", en: "`type \(label) …`")
    case .toggle: Localized(es: "`alternar \(label)`", en: "`toggle \(label)`")
    case .picker: Localized(es: "`elegir \(label) …`", en: "`choose \(label) …`")
    case .text: Localized(es: "no se puede tocar", en: "it cannot be touched")
    }
  }
}
