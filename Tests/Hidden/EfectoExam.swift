import Bilingual
import Examiner
import Wire

@testable import KataEfecto

extension Exam {
  /// A question to a weather station: one call at a time, and its end always comes back as an action.
  static let efecto = Exam(
    kata: "efecto",
    checks: [
      Check(
        "inicio",
        title: Localized(
          es: "Al principio no se ha preguntado nada",
          en: "At the start nothing has been asked"
        ),
        meaning: Localized(
          es: "El estado inicial es el del contrato, y no hay ningún efecto en marcha.",
          en: "The initial state is the contract's, and no effect is running."
        ),
        compared: everything,
        .scenario([])
      ),
      Check(
        "consulta",
        title: Localized(
          es: "consultaTocada enciende cargando y deja una llamada esperando",
          en: "consultaTocada turns cargando on and leaves one call waiting"
        ),
        meaning: Localized(
          es: "La reducción termina en el acto. Lo que tarda es el efecto que ha devuelto.",
          en: "The reduction ends at once. What takes time is the effect that it returned."
        ),
        compared: everything,
        .scenario([asks])
      ),
      Check(
        "respuesta",
        title: Localized(
          es: "Los grados llegan en una acción respuesta",
          en: "The degrees come in as a respuesta action"
        ),
        meaning: Localized(
          es: "El resultado entra por la misma puerta que un toque y se reduce igual.",
          en: "The result enters by the same door as a tap and is reduced like one."
        ),
        compared: everything,
        .scenario([asks, answers(7)])
      ),
      Check(
        "fallo",
        title: Localized(
          es: "Un fallo apaga cargando y deja el aviso",
          en: "A failure turns cargando off and leaves the notice"
        ),
        meaning: Localized(
          es: "Si el fallo no vuelve al bucle, la pantalla se queda esperando para siempre.",
          en: "If the failure does not come back into the loop, the screen waits for ever."
        ),
        compared: everything,
        .scenario([asks, fails])
      ),
      Check(
        "grados-anteriores",
        title: Localized(
          es: "Mientras se carga siguen a la vista los grados anteriores",
          en: "While loading, the degrees from before remain in view"
        ),
        meaning: Localized(
          es: "Preguntar otra vez no desmiente lo que ya se sabía.",
          en: "Asking again does not refute what was known."
        ),
        compared: .state,
        .scenario([asks, answers(7), asks, answers(9), asks, answers(-60)])
      ),
      Check(
        "fallo-conserva",
        title: Localized(
          es: "Un fallo no borra los grados que ya había",
          en: "A failure does not erase the degrees that were there"
        ),
        meaning: Localized(
          es: "El aviso dice que no se sabe nada nuevo, no que lo viejo fuera mentira.",
          en: "The notice says that there is nothing new, not that the old was untrue."
        ),
        compared: .state,
        .scenario([asks, answers(7), asks, fails])
      ),
      Check(
        "reintento",
        title: Localized(
          es: "Preguntar otra vez retira el aviso anterior",
          en: "Asking again takes the earlier notice away"
        ),
        meaning: Localized(
          es: "Mientras se espera la segunda respuesta, la pantalla no puede decir que no la hubo.",
          en: "While the second answer is awaited, the screen must not say that there was none."
        ),
        compared: .state,
        .scenario(
          [asks, fails, asks, answers(3)]
            + Array(repeating: [asks, fails], count: 4).joined() + [asks, answers(5)]
        )
      ),
      Check(
        "una-sola",
        title: Localized(
          es: "Con una llamada en marcha no se hace otra",
          en: "With one call under way no other is made"
        ),
        meaning: Localized(
          es: "La impaciencia se decide en el reducer: el toque entra y no significa nada.",
          en: "Impatience is settled in the reducer: the tap comes in and means nothing."
        ),
        compared: everything,
        .scenario([asks, asks, asks, answers(7)])
      ),
      Check(
        "ciudad",
        title: Localized(
          es: "Se pregunta por la ciudad elegida, y elegir otra limpia lo anterior",
          en: "The chosen city is asked about, and choosing another clears what was there"
        ),
        meaning: Localized(
          es: "El efecto se lleva una copia de la ciudad que había al devolverlo.",
          en: "The effect takes along a copy of the city as it was on returning it."
        ),
        compared: everything,
        .scenario([chooses("Cádiz"), asks, answers(24), chooses("Soria")])
      ),
      Check(
        "ciudad-cargando",
        title: Localized(
          es: "Mientras se carga no se cambia de ciudad",
          en: "The city does not change while loading"
        ),
        meaning: Localized(
          es: "Si cambiara, los grados que llegan se leerían como de otro sitio.",
          en: "If it did, the degrees that come in would be read as another place's."
        ),
        compared: everything,
        .scenario([asks, chooses("Cádiz"), answers(7), chooses("Cádiz")])
      ),
      Check(
        "cierre",
        title: Localized(
          es: "Cerrar la pantalla no deja nada en marcha",
          en: "Closing the screen leaves nothing running"
        ),
        meaning: Localized(
          es: "Un efecto devuelto al store se va con él; uno lanzado por libre, no.",
          en: "An effect returned to the store goes with it; one let loose does not."
        ),
        compared: [.waiting, .afterlife],
        .scenario([asks, .dismiss])
      ),
      .together,
      Check(
        "exhaustivo",
        title: Localized(
          es: "Ningún orden de toques y respuestas se sale del contrato",
          en: "No order of taps and answers departs from the contract"
        ),
        meaning: Localized(
          es:
            "Se prueban todas las secuencias de ciudades, consultas, grados y fallos hasta el límite.",
          en: "Every sequence of cities, questions, degrees and failures is tried up to the bound."
        ),
        compared: everything,
        .exhaustive(
          Exploration(
            alphabet: [asks, chooses("Cádiz"), chooses("Soria")],
            environment: Environment(
              answers: [
                "estacion.grados": [
                  .value(.int(7)), .value(.int(-3)), .failure("sin cobertura"),
                ]
              ],
              dismiss: true
            ),
            bound: 12,
            unprunedBound: 3
          )
        )
      ),
    ]
  )

  private static let everything: Aspects = [
    .state, .actions, .effects, .idleness, .waiting, .afterlife,
  ]
  private static let asks = Stimulus.send(action: Termometro.Action.consultaTocada)
  private static let fails = Stimulus.resolve(1, .failure("sin cobertura"))

  private static func chooses(_ city: String) -> Stimulus {
    .send(action: Termometro.Action.ciudadElegida(city))
  }

  private static func answers(_ degrees: Int) -> Stimulus {
    .resolve(1, .value(.int(degrees)))
  }
}
