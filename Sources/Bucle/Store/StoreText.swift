internal import Bilingual

/// What the store says to who misuses it.
enum StoreText {
  static func sentWhileReducing(action: String) -> Localized {
    Localized(
      es: """
        un reducer ha enviado '\(action)' al store en el que se ejecuta; se reduce cuando acabe
        Para corregirlo, devuelve la acción como efecto: 'return .send(…)'.
        """,
      en: """
        a reducer sent '\(action)' to the store that it runs in; it is reduced when that is done
        To fix, return the action as an effect: 'return .send(…)'.
        """
    )
  }

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
