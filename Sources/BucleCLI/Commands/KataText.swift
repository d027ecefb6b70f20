import Bilingual

/// What is said about work on a kata.
enum KataText {
  static let lastHint = Localized(
    es: "Esta es la última pista.",
    en: "This is the last hint."
  )

  /// What a hint is shown for: the title of a rule or check.
  static func hintFor(_ title: Localized) -> Localized {
    Localized(es: "Para lo que falla: \(title.es).", en: "For what fails: \(title.en).")
  }

  static func reset(_ kata: String, _ backup: String) -> Localized {
    Localized(
      es: "`\(kata)` vuelve a empezar. Lo tuyo está en \(backup)",
      en: "`\(kata)` starts over. Your work is in \(backup)"
    )
  }

  static func started(_ kata: String) -> Localized {
    Localized(
      es: "`\(kata)` está lista para empezar; no había nada tuyo que guardar.",
      en: "`\(kata)` is ready to start; there was nothing of yours to keep."
    )
  }

  static func solutionLater(_ kata: String) -> Localized {
    Localized(
      es:
        "La solución de `\(kata)` se abre cuando la tuya pase: `comprobar`. Mientras tanto, `pista`.",
      en: "The solution of `\(kata)` opens once yours passes: `check`. Until then, `hint`."
    )
  }

  static func noSolution(_ kata: String) -> Localized {
    Localized(
      es:
        "Este ejemplar del curso no trae soluciones. La tuya ya pasa el examen de `\(kata)`, que es lo que cuenta.",
      en:
        "This copy of the course has no solutions. Yours passes the exam of `\(kata)`, which is what counts."
    )
  }

  static func effort(attempts: Int, hints: Int) -> Localized {
    Localized(
      es:
        "\(attempts) \(attempts == 1 ? "intento" : "intentos"), \(hints) \(hints == 1 ? "pista" : "pistas")",
      en:
        "\(attempts) \(attempts == 1 ? "attempt" : "attempts"), \(hints) \(hints == 1 ? "hint" : "hints")"
    )
  }
}
