internal import Bilingual

/// What identified arrays say to who misuses them.
enum CollectionText {
  static func changedID(from old: String, to new: String) -> Localized {
    Localized(
      es: """
        el elemento '\(old)' ha cambiado de identificador: ahora es '\(new)'
        Para corregirlo, quita el elemento y añade otro con el identificador nuevo.
        """,
      en: """
        the element '\(old)' changed its identifier: it is '\(new)' now
        To fix, remove the element and append another one with the new identifier.
        """
    )
  }
}
