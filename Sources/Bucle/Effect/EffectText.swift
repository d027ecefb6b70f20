internal import Bilingual

/// What the runtime says about effects.
enum EffectText {
  static func unhandled(_ error: any Error) -> Localized {
    Localized(
      es: """
        un efecto ha lanzado un error que nadie recoge
          \(error)

        Para corregirlo, convierte el error en una acción: 'Result { try await … }' dentro del efecto, o 'catch:' en 'run'.
        """,
      en: """
        an effect threw an error that nothing catches
          \(error)

        To fix, turn the error into an action: 'Result { try await … }' inside the effect, or 'catch:' on 'run'.
        """
    )
  }

  static func sendAfterEnd(_ action: Any, of origin: Any) -> Localized {
    Localized(
      es: """
        el efecto de '\(origin)' ha enviado una acción después de terminar; la acción se descarta
          \(action)

        Para corregirlo, no dejes que 'send' salga del cierre de 'run': espera dentro de él a todo lo que envía.
        """,
      en: """
        the effect of '\(origin)' sent an action after it had ended; the action is dropped
          \(action)

        To fix, keep 'send' inside the closure of 'run': wait there for everything that sends.
        """
    )
  }
}
