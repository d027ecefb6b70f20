import Bilingual

extension AnswerKind {
  /// What the answer has to be, with an example that gives nothing away.
  var text: Localized {
    switch self {
    case .wholeNumber:
      Localized(
        es: "La respuesta es un número entero, como `\(sample)`.",
        en: "The answer is a whole number, such as `\(sample)`."
      )
    case .number:
      Localized(
        es: "La respuesta es un número, como `\(sample)`.",
        en: "The answer is a number, such as `\(sample)`."
      )
    case .bool:
      Localized(es: "La respuesta es `true` o `false`.", en: "The answer is `true` or `false`.")
    case .text:
      Localized(
        es: "La respuesta es un texto, como `\(sample)`.",
        en: "The answer is a text, such as `\(sample)`."
      )
    case .list:
      Localized(
        es: "La respuesta es una lista, entre corchetes: `\(sample)`, o `[]` si está vacía.",
        en: "The answer is a list, in brackets: `\(sample)`, or `[]` if it is empty."
      )
    case .variant:
      Localized(
        es: "La respuesta es un caso, con su punto delante: `\(sample)`.",
        en: "The answer is a case, with its dot before it: `\(sample)`."
      )
    case .record(let name):
      Localized(
        es: "La respuesta es un valor de `\(name)`, como se crea en Swift: `\(sample)`.",
        en: "The answer is a value of `\(name)`, as Swift makes one: `\(sample)`."
      )
    case .optional(let kind):
      Localized(
        es: "\(kind.text.es) Si no hay nada, es `nil`.",
        en: "\(kind.text.en) If there is nothing, it is `nil`."
      )
    case .any:
      Localized(
        es: "La respuesta es un valor, escrito como en Swift.",
        en: "The answer is a value, written as in Swift."
      )
    }
  }

  private var sample: String {
    switch self {
    case .wholeNumber: "3"
    case .number: "3.5"
    case .bool: "true"
    case .text: #""ab""#
    case .list(of: .any): "[…]"
    case .list(let kind): "[\(kind.sample), \(kind.sample)]"
    case .variant: ".uno"
    case .record(let name): "\(name)(…)"
    case .optional(let kind): kind.sample
    case .any: "nil"
    }
  }
}
