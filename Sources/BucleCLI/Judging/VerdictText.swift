import Bilingual
import Examiner

/// What is said of a verdict.
enum VerdictText {
  static let expected = Localized(es: "debía ser", en: "expected")
  static let found = Localized(es: "y salió", en: "but got")
  static let printed = Localized(
    es: "Lo que escribió tu programa:",
    en: "What your program printed:"
  )
  static let sameEvidence = Localized(
    es: "Por lo mismo que se ve más arriba.",
    en: "For the same reason as shown above."
  )
  static let known = Localized(
    es: "Sin cambios desde el último examen (`--fresh` lo repite).",
    en: "Unchanged since the last check (`--fresh` runs it again)."
  )
  static let notRun = Localized(es: "no llegó a examinarse", en: "not examined")
  static let passed = Localized(es: "Pasa.", en: "Passed.")
  static let next = Localized(
    es: "`solución` enseña otra forma de escribirla.",
    en: "`solution` shows another way to write it."
  )

  static func notPassed(_ passed: Int, of count: Int) -> Localized {
    Localized(
      es: "Todavía no pasa: \(passed) de \(count).",
      en: "Not yet: \(passed) of \(count) passed."
    )
  }

  static let onlyNotPassed = Localized(es: "Todavía no pasa.", en: "Not yet.")

  /// What a known wrong answer believes, said of the learner's.
  static func resembles(_ resemblance: Resemblance) -> Localized {
    let belief = resemblance.misconception.belief
    return resemblance.isWhole
      ? Localized(
        es: "Se comporta como si \(belief.es).",
        en: "It behaves as if \(belief.en)."
      )
      : Localized(
        es: "En parte, se comporta como si \(belief.es).",
        en: "In part, it behaves as if \(belief.en)."
      )
  }

  static func hint(_ title: String) -> Localized {
    Localized(
      es: "De eso habla la pista «\(title)»: `pista`.",
      en: "The hint \"\(title)\" is about that: `hint`."
    )
  }

  static func doesNotCompile(_ count: Int) -> Localized {
    Localized(
      es: count == 1
        ? "Sin juzgar: el compilador encuentra un error."
        : "Sin juzgar: el compilador encuentra \(count) errores.",
      en: count == 1
        ? "Not judged: the compiler finds one error."
        : "Not judged: the compiler finds \(count) errors."
    )
  }

  static func followers(_ count: Int) -> Localized {
    count == 1
      ? Localized(
        es: "El compilador da por lo mismo un error más.",
        en: "The compiler gives one more error for the same mistake."
      )
      : Localized(
        es: "El compilador da por lo mismo \(count) errores más.",
        en: "The compiler gives \(count) more errors for the same mistake."
      )
  }

  static func more(_ count: Int) -> Localized {
    Localized(es: "… y \(count) más.", en: "… and \(count) more.")
  }

  static func incomplete(_ names: [String]) -> Localized {
    if names.isEmpty {
      return Localized(
        es:
          "Sin juzgar: tu archivo compila, pero `State()` o el reducer ya no se pueden crear sin argumentos, o algún nombre es otra cosa. Da un valor inicial a cada propiedad, o `reiniciar` recupera la forma de partida.",
        en:
          "Not judged: your file compiles, but `State()` or the reducer can no longer be made without arguments, or a name is something else. Give every property an initial value, or `reset` brings back the starting shape."
      )
    }
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return Localized(
      es:
        "Sin juzgar: tu archivo compila, pero el examen te habla por nombres que ya no están: \(list). Devuélvelos, o `reiniciar` los recupera.",
      en:
        "Not judged: your file compiles, but the exam speaks to it by names that are gone: \(list). Put them back, or `reset` brings them back."
    )
  }

  static let notCovered = Localized(
    es:
      "Sin juzgar: no aparece ningún fallo, pero se acabó el tiempo antes de mirarlo todo. Repite la comprobación; si vuelve a pasar, busca qué hace lento a tu programa.",
    en:
      "Not judged: nothing wrong was found, but time ran out before all was looked at. Check again; if it happens again, look for what makes your program slow."
  )

  static func cut(_ coverage: Coverage) -> Localized {
    Localized(
      es:
        "Se acabó el tiempo: quedan sin mirar las secuencias de \(coverage.bound + 1) a \(coverage.asked) pasos (\(coverage.untried) estados sin continuar).",
      en:
        "Time ran out: sequences of \(coverage.bound + 1) to \(coverage.asked) steps were not looked at (\(coverage.untried) states not gone on from)."
    )
  }

  /// What the world did; empty where it had no turn.
  private static func world(_ world: Coverage.World) -> Localized {
    let parts = [
      (world.answers, Localized(es: "respuestas de llamadas", en: "answers to calls")),
      (
        world.deadlines, Localized(es: "esperas en torno a un plazo", en: "waits around a deadline")
      ),
      (world.dismissals, Localized(es: "cierres de pantalla", en: "screens closed")),
    ]
    .filter { $0.0 > 0 }
    guard !parts.isEmpty else { return Localized(same: "") }
    return Localized(
      es: "; " + parts.map { "\(grouped($0.0, ".")) \($0.1.es)" }.joined(separator: ", "),
      en: "; " + parts.map { "\(grouped($0.0, ",")) \($0.1.en)" }.joined(separator: ", ")
    )
  }

  static func coverage(_ coverage: Coverage) -> Localized {
    let sequences =
      coverage.sequences.map { count in
        Localized(es: grouped(count, "."), en: grouped(count, ","))
      } ?? Localized(es: "más de 9 trillones de", en: "more than 9 quintillion")
    let time = coverage.time.measured
    let world = world(coverage.world)
    let isOne = coverage.sequences == 1
    // A sequence that leads to a known state is inferred, not walked: what was walked besides is said.
    let more = further(coverage)
    return Localized(
      es:
        "\(sequences.es) \(isOne ? "secuencia" : "secuencias") de hasta \(coverage.bound) pasos: \(coverage.states) estados, \(grouped(coverage.stimuli, ".")) pasos dados\(more.es)\(world.es), \(time).",
      en:
        "\(sequences.en) \(isOne ? "sequence" : "sequences") of up to \(coverage.bound) steps: \(coverage.states) states, \(grouped(coverage.stimuli, ",")) steps taken\(more.en)\(world.en), \(time)."
    )
  }

  /// What was walked to the end besides; empty where nothing was.
  private static func further(_ coverage: Coverage) -> Localized {
    let (walks, values) = (coverage.walks, coverage.boundaryValues)
    let rounds = coverage.rounds
    let parts = [
      (
        walks,
        Localized(
          es: "secuencias al azar recorridas hasta el final",
          en: "random sequences walked to the end"
        )
      ),
      (values, Localized(es: "valores límite probados", en: "boundary values tried")),
      (rounds, Localized(es: "ciclos repetidos", en: "cycles gone round")),
    ]
    .filter { $0.0 > 0 }
    guard !parts.isEmpty else { return Localized(same: "") }
    func sum(_ language: Language, _ separator: String) -> String {
      parts.map { "\(grouped($0.0, separator)) \($0.1[language])" }.joined(separator: ", ")
    }
    return Localized(es: " (con \(sum(.spanish, ".")))", en: " (with \(sum(.english, ",")))")
  }

  /// Digits in groups of three.
  static func grouped(_ number: Int, _ separator: String) -> String {
    let digits = Array(String(number))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += separator }
      text.append(digit)
    }
    return text
  }
}

extension Judge.Stage {
  /// What is said while it lasts; no more of a check than its verdict may tell.
  func text(atMost cap: FeedbackCap) -> Localized {
    switch self {
    case .examining(let check) where cap.level(of: check) < .title:
      Localized(es: "Examinando…", en: "Examining…")
    case .compiling: Localized(es: "Compilando…", en: "Compiling…")
    case .preparing(let done, let count):
      Localized(
        es: "Preparando las versiones equivocadas, esta vez y ya: \(done) de \(count)",
        en: "Preparing the wrong versions, this once: \(done) of \(count)"
      )
    case .reading: Localized(es: "Leyendo el código…", en: "Reading the source…")
    case .examining(let check):
      Localized(es: "Examinando: \(check.title.es)", en: "Examining: \(check.title.en)")
    }
  }
}

extension Verdict.Fault {
  var text: Localized {
    switch self {
    case .build(let error): error.text
    case .reference(let failure): failure.text(isOurs: true)
    case .toolchain(let error): error.text
    case .syntax(let reason):
      Localized(
        es: "No he podido leer la estructura del código: \(reason). Es un fallo nuestro.",
        en: "The source's structure could not be read: \(reason). The fault is ours."
      )
    }
  }
}
