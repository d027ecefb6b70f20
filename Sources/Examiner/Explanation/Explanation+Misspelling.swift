import Bilingual
import SyntaxWire

extension Explanation {
  /// The explanation of errors behind which a misspelt name was found.
  init(of misspelling: Misspelling) {
    let lack = Self.lack(misspelling.owner, misspelling.name)
    let remedy = Self.remedy(misspelling)
    self.init(
      id: misspelling.owner.id,
      text: Localized(
        es: "En la línea \(misspelling.line), \(lack.es): \(remedy.es)",
        en: "On line \(misspelling.line), \(lack.en): \(remedy.en)"
      )
    )
  }

  private static func lack(_ owner: Misspelling.Owner, _ name: String) -> Localized {
    switch owner {
    case .cases(let type):
      Localized(
        es: "'\(type)' no tiene ningún caso `\(name)`",
        en: "'\(type)' has no case `\(name)`"
      )
    case .properties(let type):
      Localized(
        es: "'\(type)' no tiene ninguna propiedad `\(name)`",
        en: "'\(type)' has no property `\(name)`"
      )
    case .dependencies:
      Localized(es: "no hay ninguna dependencia `\(name)`", en: "there is no dependency `\(name)`")
    case .carriers(let operation, let wanted):
      Localized(
        es: "`\(operation)` pide un caso que lleve `\(wanted)<…>`, y `\(name)` lleva otra cosa",
        en:
          "`\(operation)` asks for a case that carries `\(wanted)<…>`, and `\(name)` carries something else"
      )
    }
  }

  private static func remedy(_ misspelling: Misspelling) -> Localized {
    if let nearest = misspelling.nearest {
      return Localized(es: "¿querías decir `\(nearest)`?", en: "did you mean `\(nearest)`?")
    }
    return Localized(
      es: "corrige el nombre, o añade el caso.",
      en: "correct the name, or add the case."
    )
  }

  static let misspellingIDs = [
    "misspelt-case", "misspelt-property", "misspelt-dependency", "case-carries-something-else",
  ]
}

extension Misspelling.Owner {
  fileprivate var id: String {
    switch self {
    case .cases: "misspelt-case"
    case .properties: "misspelt-property"
    case .dependencies: "misspelt-dependency"
    case .carriers: "case-carries-something-else"
    }
  }
}
