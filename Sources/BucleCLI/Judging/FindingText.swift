import Bilingual
import Examiner

/// What is said of a learner's tests and scripts that do not do what they are for.
extension TestFinding {
  /// What the tests should have done and what they do, each in a line.
  var expectation: (expected: Localized, found: Localized) {
    switch self {
    case .refused(let texts):
      (Self.acceptance, Localized(es: first(of: texts, \.es), en: first(of: texts, \.en)))
    case .unfinished:
      (
        Self.acceptance,
        Localized(
          es: "con la versión correcta, tus pruebas esperan algo que no llega nunca",
          en: "with the right version, your tests wait for something that never comes"
        )
      )
    case .ended(let failure):
      (
        Self.acceptance,
        Localized(
          es:
            "con la versión correcta, tus pruebas acaban con el programa: \(failure.text().es)",
          en: "with the right version, your tests end the program: \(failure.text().en)"
        )
      )
    case .narrow(let difference):
      (
        Localized(
          es: "pruebas que pasen con cualquier versión que cumpla el contrato",
          en: "tests that pass with every version that keeps the contract"
        ),
        Localized(
          es: "rechazan una correcta que se distingue en esto: \(difference.es)",
          en: "they refuse a right one that differs in this: \(difference.en)"
        )
      )
    case .survivors(let survivors, let count):
      (
        Localized(
          es: "pruebas que fallen con las \(count) versiones equivocadas",
          en: "tests that fail with all \(count) wrong versions"
        ),
        Self.survivors(survivors.count, of: count, survivors.first?.mistake)
      )
    }
  }

  private static let acceptance = Localized(
    es: "pruebas que pasen con la versión correcta",
    en: "tests that pass with the right version"
  )

  private static func survivors(_ found: Int, of count: Int, _ mistake: Localized?) -> Localized {
    Localized(
      es:
        "pasan con \(found) de \(count). En una de ellas, esto: \(mistake?.es ?? "")",
      en: "they pass with \(found) of \(count). In one of them: \(mistake?.en ?? "")"
    )
  }

  private func first(of texts: [Localized], _ part: (Localized) -> String) -> String {
    let words = texts.first.map(part) ?? ""
    return words.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
  }

  /// What the tests themselves report, with the right version.
  static let report = Localized(
    es: "Con la versión correcta, tus pruebas dicen:",
    en: "With the right version, your tests say:"
  )

  static func total(_ survivors: (count: Int, of: Int)) -> Localized {
    let isOne = survivors.count == 1
    return Localized(
      es:
        "En total, tus pruebas dan por \(isOne ? "buena" : "buenas") \(survivors.count) de \(survivors.of) versiones equivocadas.",
      en:
        "In all, your tests take \(survivors.count) of \(survivors.of) wrong versions for right."
    )
  }
}

extension ScriptFinding {
  var expectation: (expected: Localized, found: Localized) {
    switch self {
    case .line(let place, let text):
      (
        Localized(es: "una línea que se pueda hacer", en: "a line that can be done"),
        Localized(
          es: "\(place.file):\(place.line):\(place.column): \(text.es)",
          en: "\(place.file):\(place.line):\(place.column): \(text.en)"
        )
      )
    case .short(let seen, let missing):
      (missing, Self.seen(seen))
    }
  }

  private static func seen(_ seen: [Localized]) -> Localized {
    guard !seen.isEmpty else {
      return Localized(
        es: "el guion acaba sin nada de eso",
        en: "the script ends with nothing of the kind"
      )
    }
    return Localized(
      es: "el guion acaba después de: \(seen.map(\.es).joined(separator: "; "))",
      en: "the script ends after: \(seen.map(\.en).joined(separator: "; "))"
    )
  }
}
