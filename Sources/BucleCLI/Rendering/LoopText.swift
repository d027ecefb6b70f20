import Bilingual

/// What is said while a feature is driven.
enum LoopText {
  static let printed = Localized(es: "Tu programa escribió:", en: "Your program printed:")
  static let released = Localized(
    es: "La pantalla se cerró y el store quedó libre.",
    en: "The screen closed and the store was freed."
  )
  static let kept = Localized(
    es: "La pantalla se cerró, pero algo retiene todavía el store.",
    en: "The screen closed, but something still holds on to the store."
  )
  static let noAction = Localized(
    es: "No entró ninguna acción.",
    en: "No action came in."
  )
  static let noChange = Localized(es: "nada cambia", en: "nothing changed")
  static let samePicture = Localized(
    es: "La imagen es la misma.",
    en: "The picture is the same."
  )
  static let cancelled = Localized(es: "(cancelada)", en: "(cancelled)")
  static let nothingYet = Localized(
    es: "Todavía no ha entrado ninguna acción.",
    en: "No action has come in yet."
  )
  static let atStart = Localized(es: "al empezar", en: "at the start")

  static func moreWarnings(_ count: Int) -> Localized {
    Localized(
      es: count == 1 ? "… y otro aviso igual." : "… y otros \(count) avisos iguales.",
      en: count == 1 ? "… and one more like it." : "… and \(count) more like it."
    )
  }

  static func answer(_ number: Int) -> Localized {
    Localized(
      es: "`responder \(number) valor \"…\"` o `responder \(number) error`",
      en: "`answer \(number) value \"…\"` or `answer \(number) error`"
    )
  }

  static func sleeping(_ time: String) -> Localized {
    Localized(
      es: "… duerme \(time): `avanzar \(time)`",
      en: "… sleeps for \(time): `advance \(time)`"
    )
  }

  static func effects(_ names: [String]) -> Localized {
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return Localized(
      es: "… sigue vivo el efecto de \(list)",
      en: "… still alive: the effect of \(list)"
    )
  }
}
