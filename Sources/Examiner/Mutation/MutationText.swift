import Bilingual

/// What is said of tests that a learner wrote.
enum MutationText {
  static func survivors(_ survivors: [HiddenMutant], of count: Int) -> Localized {
    guard let first = survivors.first else {
      return Localized(
        es: "Tus pruebas aceptan la versión correcta y descubren las \(count) equivocadas.",
        en: "Your tests accept the right version and find out all \(count) wrong ones."
      )
    }
    let isOne = survivors.count == 1
    return Localized(
      es:
        "Tus pruebas dan por buena\(isOne ? "" : "s") \(survivors.count) de \(count) versiones equivocadas. Una se equivoca en esto: \(first.mistake.es)",
      en:
        "Your tests take \(survivors.count) of \(count) wrong versions for right. One makes this kind of mistake: \(first.mistake.en)"
    )
  }

  static func refused(_ texts: [Localized]) -> Localized {
    Localized(
      es: "Tus pruebas rechazan la versión correcta: \(texts.first?.es ?? "")",
      en: "Your tests refuse the right version: \(texts.first?.en ?? "")"
    )
  }

  static let unfinished = Localized(
    es: "Con la versión correcta, tus pruebas esperan algo que no llega nunca.",
    en: "With the right version, your tests wait for something that never comes."
  )

  static let ended = Localized(
    es: "Con la versión correcta, tus pruebas acaban con el programa antes de terminar.",
    en: "With the right version, your tests end the program before they are done."
  )
}
