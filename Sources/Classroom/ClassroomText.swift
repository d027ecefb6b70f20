package import Bilingual

/// What submitting and grading say of results.
package enum ClassroomText {
  package static let withheld = Localized(
    es: "No pasa. Esta evaluación no enseña más detalle.",
    en: "Not passed. This assessment shows no more detail."
  )
  static let submission = Localized(
    es: "La entrega se puede leer",
    en: "The submission can be read"
  )
  static let notRun = Localized(
    es: "No se ejecutó: el programa ya se había quedado parado antes.",
    en: "Not run because the program had come to a halt before."
  )
  static let notReached = Localized(
    es: "No se ejecutó: primero tiene que compilar.",
    en: "Not run because it has to compile first."
  )
  static let expected = Localized(es: "debía ser", en: "expected")
  static let found = Localized(es: "y salió", en: "but got")
  static let cutOutput = Localized(
    es: "\n[recortado: escribe menos de 500 caracteres]",
    en: "\n[cut: print less than 500 characters]"
  )
  static let cut = Localized(es: "\n[recortado]", en: "\n[cut]")

  static func compiles(_ kata: String) -> Localized {
    Localized(es: "`\(kata)` compila", en: "`\(kata)` compiles")
  }

  static func passedCount(_ passed: Int, of count: Int) -> Localized {
    Localized(es: "Pasan \(passed) de \(count).", en: "\(passed) of \(count) passed.")
  }

  /// The checks that tell no more than whether all of them passed.
  package static let rest = Localized(
    es: "El resto del examen",
    en: "The rest of the exam"
  )
  /// What is said of a check that found nothing wrong before its time was over.
  package static let timeOver = Localized(
    es: "Se acabó el tiempo antes de mirarlo todo.",
    en: "Time ran out before all was looked at."
  )

  /// What a failed check's message begins with.
  package static let disagrees = Localized(
    es: "Tras estos pasos el resultado es otro:",
    en: "After these steps the result is another:"
  )
}
