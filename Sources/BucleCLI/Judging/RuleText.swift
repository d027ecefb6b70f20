import Bilingual
import SyntaxWire

/// What is said of a structural rule that is not kept.
enum RuleText {
  static let unreadable = Localized(
    es: "El código está tan anidado que no se puede leer su estructura.",
    en: "The source is nested so deeply that its structure cannot be read."
  )
}

extension Violation.Fault {
  var text: Localized {
    switch self {
    case .cases(let count):
      Localized(
        es: count == 1 ? "tiene un caso" : "tiene \(count) casos",
        en: count == 1 ? "it has one case" : "it has \(count) cases"
      )
    case .present(let name):
      Localized(es: "aquí está '\(name)'", en: "here stands '\(name)'")
    case .absent(let name): Localized(es: "falta '\(name)'", en: "'\(name)' is missing")
    case .settable(let name):
      Localized(
        es: "'\(name)' se puede cambiar desde fuera",
        en: "'\(name)' can be set from outside"
      )
    }
  }
}
