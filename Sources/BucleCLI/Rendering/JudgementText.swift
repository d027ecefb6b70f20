import Bilingual
import Examiner
import Workbook

/// What is said of features that were put to one specification.
enum JudgementText {
  static let states = Localized(es: "estados alcanzables", en: "reachable states")
  static let only = Localized(es: "solo en este", en: "in this one only")
  static let passed = Localized(es: "comprobaciones pasadas", en: "checks passed")
  static let nowhere = Localized(
    es: "Todo estado de uno es también un estado del otro.",
    en: "Every state of the one is a state of the other."
  )

  static func common(_ count: Int) -> Localized {
    Localized(
      es: count == 1 ? "y una más, que pasan todos" : "y otras \(count), que pasan todos",
      en: count == 1 ? "and one more, which all pass" : "and \(count) more, which all pass"
    )
  }

  static func judging(_ feature: Feature.ID) -> Localized {
    Localized(es: "Examino \(feature)…", en: "Examining \(feature)…")
  }

  static func example(_ feature: Feature.ID) -> Localized {
    Localized(
      es: "Un estado que solo alcanza `\(feature)`, por el camino más corto:",
      en: "A state that `\(feature)` alone comes to, by the shortest way:"
    )
  }

  static func bound(_ coverage: Coverage) -> Localized {
    Localized(
      es: "En todas las historias de hasta \(coverage.bound) pasos.",
      en: "In every history of up to \(coverage.bound) steps."
    )
  }
}

extension SpecificationRun.Failure {
  /// Why a specification could not be put to a feature of the course.
  var text: Localized {
    switch self {
    case .unknownSpecification(let name):
      Localized(
        es: "La lección nombra la especificación `\(name)`, que no existe.",
        en: "The lesson names the specification `\(name)`, which does not exist."
      )
    case .notJudged(let feature):
      Localized(es: "`\(feature)` no llegó a juzgarse.", en: "`\(feature)` was not judged.")
    case .comparison(.ended(let failure)), .ended(let failure): failure.text(isOurs: true)
    case .comparison(.unrepeatable):
      Localized(
        es: "Un programa del curso no hizo dos veces lo mismo.",
        en: "A program of the course did not do the same twice."
      )
    }
  }
}
