import Bilingual
import Workbook

/// What is said of an answer.
enum QuestionText {
  static let rightChoice = Localized(es: "Eso es.", en: "That is it.")
  static let chooseAgain = Localized(
    es: "Elige otra vez, o `siguiente`.",
    en: "Choose again, or `next`."
  )

  static let noRightChoice = Localized(
    es: "Aquí no hay una respuesta buena: hay dos facturas distintas.",
    en: "There is no right answer here: there are two different bills."
  )

  static let expanded = Localized(
    es: "El compilador lo despliega en esto:",
    en: "The compiler expands it to this:"
  )

  static func expandsToNothing(_ pieces: String) -> Localized {
    Localized(
      es: "La lección esperaba ver `\(pieces)`, y las macros de este compilador no lo escriben.",
      en: "The lesson meant to show `\(pieces)`, which this compiler's macros do not write."
    )
  }

  static func yours(_ letter: String) -> Localized {
    Localized(es: "`\(letter)`, la que has elegido:", en: "`\(letter)`, your choice:")
  }

  static func other(_ letter: String) -> Localized {
    Localized(es: "`\(letter)`:", en: "`\(letter)`:")
  }

  static func wrongChoice(_ letter: String) -> Localized {
    Localized(es: "La `\(letter)` no es.", en: "Not `\(letter)`.")
  }

  static func right(_ answer: GivenAnswer) -> Localized {
    Localized(
      es: "Sí: `\(answer.name)` es `\(answer.right)`.",
      en: "Yes: `\(answer.name)` is `\(answer.right)`."
    )
  }

  static func wrong(_ answer: GivenAnswer) -> Localized {
    Localized(
      es: "Dijiste `\(answer.given)`, y `\(answer.name)` es `\(answer.right)`. Así se llega:",
      en:
        "You said `\(answer.given)`, and `\(answer.name)` is `\(answer.right)`. This is the way there:"
    )
  }

  static func same(_ aspect: Comparison.Aspect) -> Localized {
    switch aspect {
    case .view: Localized(es: "Las dos imágenes son iguales.", en: "Both pictures are the same.")
    case .state: Localized(es: "Los dos estados son iguales.", en: "Both states are the same.")
    case .actions: Localized(es: "Las acciones son las mismas.", en: "The actions are the same.")
    }
  }

  static func different(_ aspect: Comparison.Aspect) -> Localized {
    switch aspect {
    case .view: Localized(es: "Las dos imágenes son distintas.", en: "The pictures differ.")
    case .state: Localized(es: "Los dos estados son distintos.", en: "The states differ.")
    case .actions: Localized(es: "Las acciones no son las mismas.", en: "The actions differ.")
    }
  }

  static func compiledAfterAll(_ name: String) -> Localized {
    Localized(
      es: "La lección esperaba un error sobre `\(name)`, y el compilador no lo da.",
      en: "The lesson expected an error about `\(name)`, which the compiler does not give."
    )
  }
}
