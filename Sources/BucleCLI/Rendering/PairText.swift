import Bilingual

/// What is said of two features that are driven at once.
enum PairText {
  static let same = Localized(es: "el mismo estado", en: "the same state")
  static let bothShow = Localized(es: "La imagen de ambos:", en: "The picture of both:")
  static let notWaiting = Localized(
    es: "ya no espera esta respuesta",
    en: "no longer waits for this answer"
  )
  static let gone = Localized(es: "su pantalla ya se cerró", en: "its screen is closed")
  static let freed = Localized(es: "Quedó libre.", en: "It was freed.")
  static let kept = Localized(es: "Algo lo retiene todavía.", en: "Something still holds on to it.")
}
