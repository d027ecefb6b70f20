import Bilingual

/// What is said of tests of the lesson's own.
enum TestShowingText {
  static let passes = Localized(es: "pasa", en: "passes")

  static func fails(_ count: Int) -> Localized {
    Localized(
      es: count == 1 ? "falla" : "falla \(count) veces",
      en: count == 1 ? "fails" : "fails \(count) times"
    )
  }
}
