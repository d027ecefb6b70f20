internal import Bilingual

/// What the runtime says about forms.
enum BindingText {
  static func notApplied(action: String, type: String) -> Localized {
    Localized(
      es: """
        el formulario ha enviado una escritura que ningún reducer aplica
          \(type).binding(\(action))

        Para corregirlo, pon 'BindingReducer()' en el 'body' de la feature.
        """,
      en: """
        the form sent a write that no reducer applies
          \(type).binding(\(action))

        To fix, put 'BindingReducer()' into the feature's 'body'.
        """
    )
  }
}
