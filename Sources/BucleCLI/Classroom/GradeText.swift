import Bilingual
import Classroom
import Examiner

/// What `grade` says.
enum GradeText {
  static let formats = ResultFormat.allCases.map(\.rawValue).joined(separator: ", ")
  static let levels = FeedbackLevel.allCases.map(\.rawValue).joined(separator: ", ")

  static func graded(_ count: Int, passed: Int, broken: Int) -> Localized {
    let failed = count - passed - broken
    return Localized(
      es: "Entregas: \(count). Pasan: \(passed). No pasan: \(failed). Sin calificar: \(broken).",
      en: "Submissions: \(count). Passed: \(passed). Not passed: \(failed). Not graded: \(broken)."
    )
  }

  static func passedOver(_ count: Int) -> Localized {
    Localized(
      es: count == 1
        ? "Un archivo no se llama `.json` y se queda sin mirar."
        : "\(count) archivos no se llaman `.json` y se quedan sin mirar.",
      en: count == 1
        ? "One file is not called `.json` and is not looked at."
        : "\(count) files are not called `.json` and are not looked at."
    )
  }

  static func stopped(_ done: Int, of count: Int, keeps: Bool) -> Localized {
    Localized(
      es: "Parado: \(done) de \(count)."
        + (keeps ? " Repite la misma orden y sigue donde estaba." : ""),
      en: "Stopped: \(done) of \(count)."
        + (keeps ? " The same command goes on from there." : "")
    )
  }

  static let unconfined = Localized(
    es: "Sin aislamiento: las entregas pueden leer tus archivos.",
    en: "Unconfined: submissions can read your files."
  )
  static let passed = Localized(es: "pasa", en: "passed")
  static let notPassed = Localized(es: "no pasa", en: "not passed")
  static let notCovered = Localized(es: "no terminó a tiempo", en: "not done in time")
  static let doesNotCompile = Localized(
    es: "no compila o no arranca",
    en: "does not compile or does not start"
  )
  static let fault = Localized(es: "fallo nuestro", en: "a fault of ours")
}
