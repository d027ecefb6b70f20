import Bilingual
import Examiner
import Wire

extension Exam {
  /// A model with a task that does not end by itself, and a screen that may go away at any moment.
  static let huerfana = Exam(
    kata: "huerfana",
    checks: [
      Check(
        "empieza",
        title: Localized(
          es: "empieza pregunta en el acto, y la respuesta llega a estado",
          en: "empieza asks at once, and the answer arrives in estado"
        ),
        meaning: Localized(
          es: "Primero se pregunta y luego se espera: la pantalla no tarda 5 s en decir algo.",
          en: "Asking comes first and waiting after: the screen does not take 5 s to say something."
        ),
        compared: [.state, .waiting],
        .scenario([begin])
      ),
      Check(
        "ritmo",
        title: Localized(
          es: "Se vuelve a preguntar 5 s después de cada respuesta",
          en: "It asks again 5 s after each answer"
        ),
        meaning: Localized(
          es: "Entre dos preguntas hay un solo sueño, en el reloj inyectado.",
          en: "Between two questions there is a single sleep, on the injected clock."
        ),
        compared: [.state, .waiting],
        .scenario([
          begin, news("En camino"), wait(4), wait(1), news("En reparto"), wait(5),
        ])
      ),
      Check(
        "fallo",
        title: Localized(
          es: "Un fallo se ve, no borra el estado y no detiene el seguimiento",
          en: "A failure shows, erases no status and does not stop the following"
        ),
        meaning: Localized(
          es: "Quedarse sin noticias un rato no es dejar de seguir el paquete.",
          en: "To be without news for a while is not to stop following the parcel."
        ),
        compared: [.state, .waiting],
        .scenario(
          [begin, news("En camino"), wait(5), fails, wait(5), fails, wait(5), news("Entregado")]
            + Array(repeating: [wait(5), fails], count: 4).joined()
            + Array(repeating: [wait(5), news("En reparto")], count: 4).joined()
        )
      ),
      Check(
        "doble",
        title: Localized(
          es: "Empezar dos veces no deja dos tareas",
          en: "To begin twice does not leave two tasks"
        ),
        meaning: Localized(
          es: "La segunda vez no hay nada que empezar.",
          en: "The second time there is nothing to begin."
        ),
        compared: [.state, .waiting],
        .scenario([begin, begin, news("En camino"), begin, wait(5)])
      ),
      Check(
        "termina",
        title: Localized(
          es: "termina cancela en el acto lo que haya en marcha, y se puede volver a empezar",
          en: "termina cancels at once what is under way, and it may begin again"
        ),
        meaning: Localized(
          es: "Lo cancelado no deja rastro: ni una respuesta vieja ni un fallo que no lo fue.",
          en: "What was cancelled leaves no trace: no stale answer, no failure that was none."
        ),
        compared: [.state, .waiting],
        .scenario([
          begin, end, begin, news("En camino"), wait(2), end, wait(3), begin, news("En reparto"),
        ])
      ),
      Check(
        "cierre",
        title: Localized(
          es: "Con la pantalla cerrada no queda ni tarea ni modelo",
          en: "Once the screen is closed, neither task nor model is left"
        ),
        meaning: Localized(
          es: "Nadie llama a termina: el modelo tiene que poder morir, y llevarse su tarea.",
          en: "Nobody calls termina: the model must be able to die, and take its task along."
        ),
        compared: [.waiting, .afterlife],
        .scenario([begin, news("En camino"), wait(2), .dismiss, wait(3)])
      ),
      Check(
        "cierre-preguntando",
        title: Localized(
          es: "Tampoco si se cierra mientras se espera una respuesta",
          en: "Nor if it closes while an answer is awaited"
        ),
        meaning: Localized(
          es: "La llamada en marcha también era de la pantalla.",
          en: "The call under way belonged to the screen as well."
        ),
        compared: [.waiting, .afterlife],
        .scenario([begin, .dismiss])
      ),
      .together,
      Check(
        "exhaustivo",
        title: Localized(
          es: "Se cierre cuando se cierre, nada sobrevive a la pantalla",
          en: "Whenever it closes, nothing outlives the screen"
        ),
        meaning: Localized(
          es: "Se prueban todos los momentos: dormido, preguntando, terminado, vuelto a empezar.",
          en: "Every moment is tried: asleep, asking, ended, begun again."
        ),
        compared: [.state, .waiting, .afterlife],
        .exhaustive(
          Exploration(
            alphabet: [begin, end],
            environment: Environment(
              time: .seconds(2),
              answers: [
                "mensajeria.estado": [
                  .value(.text("En camino")), .value(.text("Entregado")), .failure("sin red"),
                ]
              ],
              dismiss: true
            ),
            bound: 9,
            unprunedBound: 3
          )
        )
      ),
    ]
  )

  private static let begin = Stimulus.call("empieza", [])
  private static let end = Stimulus.call("termina", [])
  private static let fails = Stimulus.resolve(1, .failure("sin red"))

  private static func news(_ text: String) -> Stimulus { .resolve(1, .value(.text(text))) }

  private static func wait(_ seconds: Int) -> Stimulus { .advance(.seconds(seconds)) }
}
