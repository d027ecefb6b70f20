internal import Bilingual

/// What the store says to who misuses it.
enum StoreText {
  static func readWhileReducing(type: String) -> Localized {
    Localized(
      es: """
        un reducer ha leído el store en el que se ejecuta (estado '\(type)')
        Para corregirlo, lee el estado en el parámetro 'state' del reducer.
        """,
      en: """
        a reducer read the store that it runs in (state '\(type)')
        To fix, read the state from the reducer's 'state' parameter.
        """
    )
  }
}
