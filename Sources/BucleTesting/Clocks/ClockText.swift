internal import Bilingual

/// What the clocks say.
enum ClockText {
  static func endlessSleeps() -> Localized {
    Localized(
      es: """
        'run' ha agotado su tiempo: hay una tarea que vuelve a dormir cada vez que despierta
        Para corregirlo, avanza el reloj lo necesario con 'advance(by:)' y cancela después el efecto.
        """,
      en: """
        'run' ran out of time: a task goes back to sleep each time it wakes
        To fix, advance the clock as far as needed with 'advance(by:)', then cancel the effect.
        """
    )
  }
}
