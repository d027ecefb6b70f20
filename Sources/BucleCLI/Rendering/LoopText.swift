import Bilingual

/// What is said while a feature is driven.
enum LoopText {
  static func news(_ count: Int, of all: Int) -> Localized {
    Localized(
      es: "`*` marca las noticias: \(count) de \(all) \(all == 1 ? "acción" : "acciones").",
      en: "`*` marks what is news: \(count) of \(all) \(all == 1 ? "action" : "actions")."
    )
  }

  static let printed = Localized(es: "Tu programa escribió:", en: "Your program printed:")
  static let released = Localized(
    es: "La pantalla se cerró, y con ella se fue lo suyo: no queda ni store ni modelo.",
    en: "The screen closed and took its own along: neither store nor model is left."
  )

  /// The model outlives its screen, held through those of its properties that are known.
  static func kept(_ holders: [String]) -> Localized {
    guard !holders.isEmpty else {
      return Localized(
        es: "La pantalla se cerró, pero algo retiene todavía su store o su modelo.",
        en: "The screen closed, but something still holds on to its store or model."
      )
    }
    let list = holders.map { "`\($0)`" }.joined(separator: ", ")
    return Localized(
      es: "La pantalla se cerró, pero el modelo sigue ahí: se retiene a sí mismo por \(list).",
      en: "The screen closed, but the model is still there: it holds itself through \(list)."
    )
  }

  static let keptByTask = Localized(
    es: "La pantalla se cerró, pero su trabajo sigue, y lo retiene.",
    en: "The screen closed, but its work goes on, and holds on to it."
  )

  /// The views whose bodies ran, and how often.
  static func bodies(_ views: [(name: String, count: Int)]) -> Localized {
    guard !views.isEmpty else { return Localized(es: "⟳ body: ninguno", en: "⟳ body: none") }
    let list = views.map { $0.count == 1 ? "`\($0.name)`" : "`\($0.name)` × \($0.count)" }
    return Localized(same: "⟳ body: \(list.joined(separator: ", "))")
  }

  static let noAction = Localized(
    es: "No entró ninguna acción.",
    en: "No action came in."
  )
  /// Of a model, which no action comes to.
  static let unchanged = Localized(es: "Nada cambió.", en: "Nothing changed.")
  static func moments(from: Int, to: Int) -> Localized {
    Localized(es: "Del momento \(from) al \(to):", en: "From moment \(from) to \(to):")
  }

  static let noChange = Localized(es: "nada cambia", en: "nothing changed")
  static let samePicture = Localized(
    es: "La imagen es la misma.",
    en: "The picture is the same."
  )
  static let cancelled = Localized(es: "(cancelada)", en: "(cancelled)")
  static let nothingYet = Localized(
    es: "Todavía no ha pasado nada.",
    en: "Nothing has happened yet."
  )
  static let atStart = Localized(es: "al empezar", en: "at the start")

  static func yours(_ kata: String, actions: [String]) -> Localized {
    let list = actions.map { "`.\($0)`" }.joined(separator: ", ")
    let (es, en) = list.isEmpty ? (".", ".") : (": entiende \(list).", ": it takes \(list).")
    return Localized(
      es: "Esto es tu `\(kata)`, tal como está guardado\(es)",
      en: "This is your `\(kata)`, as it is saved\(en)"
    )
  }

  static func moreWarnings(_ count: Int) -> Localized {
    Localized(
      es: count == 1 ? "… y otro aviso igual." : "… y otros \(count) avisos iguales.",
      en: count == 1 ? "… and one more like it." : "… and \(count) more like it."
    )
  }

  /// How to answer a call, with a sample of what it returns.
  static func answer(_ number: Int, _ type: AnswerType?) -> Localized {
    let sample = type?.sample ?? "…"
    let note = type.map { " (`\($0.written)`)" } ?? ""
    return Localized(
      es: "`responder \(number) valor \(sample)`\(note) o `responder \(number) error`",
      en: "`answer \(number) value \(sample)`\(note) or `answer \(number) error`"
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
