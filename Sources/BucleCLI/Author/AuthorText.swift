import Bilingual

/// What `bucle author` says.
enum AuthorText {
  // MARK: Progress

  static func judging(_ done: Int, of count: Int) -> Localized {
    Localized(
      es: "Juzgando respuestas: \(done) de \(count)",
      en: "Judging answers: \(done) of \(count)"
    )
  }

  static func repeating(_ done: Int, of count: Int) -> Localized {
    Localized(es: "Repitiendo: \(done) de \(count)", en: "Repeating: \(done) of \(count)")
  }

  static func mutating(_ done: Int, of count: Int) -> Localized {
    Localized(es: "Mutantes: \(done) de \(count)", en: "Mutants: \(done) of \(count)")
  }

  // MARK: Answers

  static func passes(_ name: String) -> Localized {
    Localized(es: "`\(name)` pasa", en: "`\(name)` passes")
  }

  static func refused(_ name: String, _ check: String) -> Localized {
    Localized(es: "`\(name)` no pasa, por `\(check)`", en: "`\(name)` is refused by `\(check)`")
  }

  static func rightRefused(_ name: String, _ check: String) -> Localized {
    Localized(
      es: "`\(name)` es correcta y `\(check)` no la acepta",
      en: "`\(name)` is right, and `\(check)` refuses it"
    )
  }

  static func wrongPasses(_ name: String) -> Localized {
    Localized(es: "`\(name)` pasa y no debería", en: "`\(name)` passes and must not")
  }

  static func refusedByAnother(_ name: String, _ check: String, named: String) -> Localized {
    named.isEmpty
      ? Localized(
        es: "`\(name)` no dice en `// refused-by:` qué comprobación la rechaza; es `\(check)`",
        en: "`\(name)` has no `// refused-by:` with the check that refuses it; it is `\(check)`"
      )
      : Localized(
        es: "`\(name)` dice que la rechaza `\(named)` y la rechaza `\(check)`",
        en: "`\(name)` says that `\(named)` refuses it, and `\(check)` does"
      )
  }

  static func notJudged(_ name: String, _ reason: String) -> Localized {
    Localized(
      es: "`\(name)` no se puede juzgar: \(reason)",
      en: "`\(name)` cannot be judged: \(reason)"
    )
  }

  static func doesNotCompile(_ name: String) -> Localized {
    Localized(es: "`\(name)` no compila", en: "`\(name)` does not compile")
  }

  static func noAlternative(_ kata: String) -> Localized {
    Localized(
      es: "falta una respuesta correcta escrita de otro modo, en `solutions/\(kata)/alternative`",
      en: "a right answer that is written differently is missing in `solutions/\(kata)/alternative`"
    )
  }

  static func fewWrong(_ kata: String, _ count: Int, of wanted: Int) -> Localized {
    Localized(
      es:
        "faltan respuestas equivocadas en `solutions/\(kata)/wrong`: hay \(count) y hacen falta \(wanted)",
      en: "wrong answers are missing in `solutions/\(kata)/wrong`: \(count) of at least \(wanted)"
    )
  }

  static let notExhaustive = Localized(
    es: "el examen no tiene ninguna comprobación `.exhaustive`",
    en: "the exam has no `.exhaustive` check"
  )

  // MARK: Agreement, time, languages

  static func agree(_ count: Int) -> Localized {
    Localized(
      es:
        "tres veredictos de cada una de las \(count) respuestas son iguales, salvo en los tiempos",
      en: "three verdicts on each of \(count) answers are equal but for their times"
    )
  }

  static func disagree(_ name: String) -> Localized {
    Localized(
      es: "tres veredictos sobre `\(name)` no son iguales",
      en: "three verdicts on `\(name)` are not equal"
    )
  }

  static func time(_ time: Duration, on name: String, budget: Duration) -> Localized {
    // Nobody needs the microseconds.
    let time = Duration.milliseconds(Int(time / .milliseconds(1)))
    return Localized(
      es:
        "el veredicto sobre `\(name)` tarda \(time.written), la mediana de tres; como mucho, \(budget.written)",
      en:
        "the verdict on `\(name)` takes \(time.written), the median of three; \(budget.written) at most"
    )
  }

  static let bothLanguages = Localized(
    es: "los dos idiomas están completos",
    en: "both languages are complete"
  )

  static func oneLanguage(_ name: String) -> Localized {
    Localized(
      es: "un texto de `\(name)` no está en los dos idiomas",
      en: "a text of `\(name)` is not in both languages"
    )
  }

  // MARK: Hints

  static let hintsComplete = Localized(
    es: "para cada comprobación y regla hay pistas de la idea, del lugar y de la forma",
    en: "every check and rule has hints for the concept, the place and the shape"
  )

  static func hintWithoutAim(_ title: String) -> Localized {
    Localized(
      es: "la pista «\(title)» no dice para qué es: falta `concept:`, `place:` o `shape:`",
      en: "the hint \"\(title)\" does not say what it is for: `concept:`, `place:` or `shape:`"
    )
  }

  static func hintForUnknown(_ title: String, _ target: String) -> Localized {
    Localized(
      es:
        "la pista «\(title)» es para `\(target)`, que no es comprobación, regla ni respuesta equivocada",
      en: "the hint \"\(title)\" is for `\(target)`, which is no check, rule or wrong answer"
    )
  }

  static func hintWithoutCheck(_ title: String) -> Localized {
    Localized(
      es:
        "la pista «\(title)» no nombra ninguna comprobación ni regla, solo respuestas equivocadas",
      en: "the hint \"\(title)\" names no check and no rule, only wrong answers"
    )
  }

  static func feedbackForUnknown(_ check: String) -> Localized {
    Localized(
      es: "`kata.json` limita lo que se cuenta de `\(check)`, que no es ninguna comprobación",
      en: "`kata.json` limits the feedback of `\(check)`, which is no check"
    )
  }

  static func lackingHint(_ target: String, _ rung: String) -> Localized {
    Localized(
      es: "`\(target)` no tiene ninguna pista `\(rung):`",
      en: "`\(target)` has no hint `\(rung):`"
    )
  }

  // MARK: Misconceptions

  static func recognised(_ count: Int) -> Localized {
    Localized(
      es: "la herramienta reconoce \(count) respuestas equivocadas por lo que hacen",
      en: "the tool knows \(count) wrong answers by what they do"
    )
  }

  static func noBelief(_ name: String) -> Localized {
    Localized(
      es: "`\(name)` no termina en `// es:` y `// en:` la frase «Se comporta como si…»",
      en: "`\(name)` does not end the sentence “It behaves as if …” in `// es:` and `// en:`"
    )
  }

  static func staleFingerprint(_ name: String, _ kata: String) -> Localized {
    Localized(
      es:
        "lo que la herramienta sabe de `\(name)` no es lo que hace: `bucle autor huellas \(kata)` y compila",
      en:
        "what the tool knows of `\(name)` is not what it does: `bucle author fingerprints \(kata)`, and build"
    )
  }

  static func fingerprinted(_ count: Int, _ file: String) -> Localized {
    Localized(
      es: "\(count) respuestas equivocadas en `\(file)`; ahora, `swift build`",
      en: "\(count) wrong answers in `\(file)`; now `swift build`"
    )
  }

  // MARK: Secrets

  static func noLeak(_ count: Int) -> Localized {
    Localized(
      es: "ningún texto visible contiene lo que solo el examen sabe (\(count) valores buscados)",
      en: "no visible text contains what only the exam knows (\(count) values looked for)"
    )
  }

  static func leak(_ value: String, in place: String) -> Localized {
    Localized(
      es: "`\(place)` contiene «\(value)», que solo debe saber el examen",
      en: "`\(place)` contains \"\(value)\", which only the exam may know"
    )
  }

  // MARK: Mutants

  static func noMutants(_ reason: String) -> Localized {
    Localized(es: "no hay mutantes: \(reason)", en: "there are no mutants: \(reason)")
  }

  static func stepsFit(_ count: Int) -> Localized {
    Localized(
      es: "los \(count) pasos caben cada uno en una pantalla",
      en: "each of the \(count) steps fits a screen"
    )
  }

  static func stepTooLong(_ step: String, _ language: Language, rows: Int, room: Int) -> Localized {
    Localized(
      es:
        "el paso `\(step)` (\(language.rawValue)) ocupa \(rows) filas y caben \(room): acórtalo o pártelo en dos",
      en:
        "the step `\(step)` (\(language.rawValue)) takes \(rows) rows and \(room) fit: shorten it or make it two"
    )
  }

  static func statementTooLong(_ kata: String, _ language: Language, rows: Int, room: Int)
    -> Localized
  {
    Localized(
      es:
        "el enunciado de `\(kata)` (\(language.rawValue)) ocupa \(rows) filas; dos pantallas son \(room)",
      en:
        "the statement of `\(kata)` (\(language.rawValue)) takes \(rows) rows; two screens are \(room)"
    )
  }

  static func killed(_ killed: Int, of judged: Int, equivalent: Int, made: Int) -> Localized {
    let rate = judged > 0 ? killed * 1000 / judged : 0
    return Localized(
      es:
        "el examen detecta \(killed) de \(judged) mutantes, el \(rate / 10),\(rate % 10) % (\(made) creados, \(made - judged - equivalent) no compilan, \(equivalent) equivalentes)",
      en:
        "the exam kills \(killed) of \(judged) mutants, \(rate / 10).\(rate % 10) % (\(made) made, \(made - judged - equivalent) do not compile, \(equivalent) equivalent)"
    )
  }

  static func survivor(_ kind: String, _ file: String, _ line: Int) -> Localized {
    Localized(
      es: "sobrevive `\(kind)` en \(file):\(line)",
      en: "`\(kind)` at \(file):\(line) survives"
    )
  }

  static func equivalent(from old: String, to new: String, _ reason: String) -> Localized {
    guard !new.isEmpty else {
      return Localized(
        es: "equivalente: sin `\(old)`. \(reason)",
        en: "equivalent: without `\(old)`. \(reason)"
      )
    }
    return Localized(
      es: "equivalente: `\(new)`. \(reason)",
      en: "equivalent: `\(new)`. \(reason)"
    )
  }

  static func otherSurvivors(_ name: String, _ found: [String]) -> Localized {
    let list = found.isEmpty ? "—" : found.joined(separator: ", ")
    return Localized(
      es: "`\(name)` no dice en `// survivors:` lo que sobrevive: \(list)",
      en: "`\(name)` does not name in `// survivors:` what survives: \(list)"
    )
  }

  static func misfit(_ mutant: String) -> Localized {
    Localized(
      es: "el mutante `\(mutant)` no encaja en su módulo",
      en: "the mutant `\(mutant)` does not fit its module"
    )
  }

  static func twins(_ mutant: String, _ other: String) -> Localized {
    Localized(
      es: "los mutantes `\(mutant)` y `\(other)` son el mismo",
      en: "the mutants `\(mutant)` and `\(other)` are the same"
    )
  }

  static func distinct(_ count: Int) -> Localized {
    Localized(
      es: "los \(count) mutantes ocultos encajan y son distintos entre sí",
      en: "the \(count) hidden mutants fit, and no two are the same"
    )
  }

  static func staleEquivalent(_ text: String) -> Localized {
    Localized(
      es: "`equivalent.json` menciona un mutante que no sobrevive: `\(text)`",
      en: "`equivalent.json` names a mutant that does not survive: `\(text)`"
    )
  }

  // MARK: New katas

  static func written(_ kata: String) -> Localized {
    Localized(
      es: "He creado `lessons/…/\(kata)`, `solutions/\(kata)` y su examen en `Tests/Hidden`.",
      en: "`lessons/…/\(kata)`, `solutions/\(kata)` and its exam in `Tests/Hidden` are made."
    )
  }

  static let nextSteps = Localized(
    es:
      "Compila con `swift build` y escribe la kata; `bucle autor huellas` toma nota de lo que hacen las respuestas equivocadas, y `bucle autor comprobar` lo comprueba todo.",
    en:
      "Build with `swift build` and write the kata; `bucle author fingerprints` takes down what the wrong answers do, and `bucle author check` tries everything."
  )
}
