import Bilingual
import Examiner
import Wire

@testable import KataTemporizador

extension Exam {
  /// Counts down once a second while it runs; three ways to stop, and each leaves nothing asleep.
  static let temporizador = Exam(
    kata: "temporizador",
    checks: [
      Check(
        "inicio",
        title: Localized(
          es: "Al principio quedan 5 y nada está en marcha",
          en: "At the start 5 are left and nothing runs"
        ),
        meaning: Localized(
          es: "El tiempo que pasa sin que nadie toque inicio no cuenta.",
          en: "Time that passes before anybody touches inicio does not count."
        ),
        compared: everything,
        .scenario([half, half, stop])
      ),
      Check(
        "primer-tic",
        title: Localized(
          es: "El primer tic llega cuando ha pasado un segundo, ni antes ni después",
          en: "The first tic comes when a second has passed, neither sooner nor later"
        ),
        meaning: Localized(
          es: "El bucle del efecto duerme primero y envía después.",
          en: "The effect's loop sleeps first and sends afterwards."
        ),
        compared: [.state, .actions],
        .scenario([start, half, half])
      ),
      Check(
        "ritmo",
        title: Localized(
          es: "Después llega uno por segundo, con un solo sueño en espera",
          en: "After that one comes each second, with a single sleep waiting"
        ),
        meaning: Localized(
          es: "El efecto no acaba con el primer tic: vuelve a dormir.",
          en: "The effect does not end with the first tic: it sleeps again."
        ),
        compared: everything,
        .scenario([start] + halves(6))
      ),
      Check(
        "parada",
        title: Localized(
          es: "parada detiene la cuenta y no deja nada dormido",
          en: "parada stops the count and leaves nothing asleep"
        ),
        meaning: Localized(
          es: "Escribir enMarcha no para un efecto; lo para otro efecto, cancelar.",
          en: "Writing enMarcha stops no effect; what stops one is another, a cancellation."
        ),
        compared: everything,
        .scenario([start] + halves(3) + [stop] + halves(4))
      ),
      Check(
        "vuelta",
        title: Localized(
          es: "Tras parar y volver a empezar, el segundo se cuenta entero",
          en: "After a stop and a new start the second is counted whole"
        ),
        meaning: Localized(
          es: "El medio segundo de antes de la parada se perdió con el sueño cancelado.",
          en: "The half second before the stop went with the sleep that was cancelled."
        ),
        compared: everything,
        .scenario([start, half, stop, start, half, half])
      ),
      Check(
        "doble-inicio",
        title: Localized(
          es: "inicio en marcha no cambia nada: ni otro reloj ni otro compás",
          en: "inicio while running changes nothing: no other clock, no other beat"
        ),
        meaning: Localized(
          es: "El segundo toque entra, pero el reloj que hay sigue contando desde el primero.",
          en: "The second tap comes in, but the clock goes on counting from the first."
        ),
        compared: everything,
        .scenario([start, half, start, half, half, half])
      ),
      Check(
        "cero",
        title: Localized(
          es: "Al llegar a 0 se para solo",
          en: "On reaching 0 it stops by itself"
        ),
        meaning: Localized(
          es: "El tic que llega a 0 cancela el bucle del que vino.",
          en: "The tic that reaches 0 cancels the loop that it came from."
        ),
        compared: everything,
        .scenario([start] + halves(12))
      ),
      Check(
        "inicio-en-cero",
        title: Localized(
          es: "Sin nada que contar, inicio no arranca",
          en: "With nothing to count, inicio starts nothing"
        ),
        meaning: Localized(
          es: "El reducer lo decide; ninguna vista tiene que saberlo.",
          en: "The reducer decides it; no view has to know."
        ),
        compared: everything,
        .scenario([start] + halves(10) + [start] + halves(2))
      ),
      Check(
        "reinicio",
        title: Localized(
          es: "reinicio vuelve a 5 y deja el reloj parado",
          en: "reinicio goes back to 5 and leaves the clock stopped"
        ),
        meaning: Localized(
          es: "Es la tercera manera de parar, y también tiene que cancelar.",
          en: "It is the third way to stop, and has to cancel as well."
        ),
        compared: everything,
        .scenario([start] + halves(4) + [reset] + halves(3) + [start] + halves(2))
      ),
      Check(
        "cierre",
        title: Localized(
          es: "Cerrar la pantalla no deja ningún reloj en marcha",
          en: "Closing the screen leaves no clock running"
        ),
        meaning: Localized(
          es: "Un efecto devuelto al store se va con él.",
          en: "An effect returned to the store goes with it."
        ),
        compared: [.waiting, .afterlife],
        .scenario([start, half, .dismiss, half, half])
      ),
      .together,
      Check(
        "exhaustivo",
        title: Localized(
          es: "Ningún orden de toques y medios segundos se sale del contrato",
          en: "No order of taps and half seconds departs from the contract"
        ),
        meaning: Localized(
          es: "El tiempo es un estímulo más: se prueban todas las secuencias hasta el límite.",
          en: "Time is one more stimulus: every sequence is tried up to the bound."
        ),
        compared: everything,
        .exhaustive(
          Exploration(
            alphabet: [start, stop, reset],
            environment: Environment(time: .milliseconds(500), dismiss: true),
            bound: 20,
            unprunedBound: 4
          )
        )
      ),
    ]
  )

  private static let everything: Aspects = [
    .state, .actions, .effects, .waiting, .afterlife,
  ]
  private static let half = Stimulus.advance(.milliseconds(500))
  private static let start = Stimulus.send(action: Temporizador.Action.inicio)
  private static let stop = Stimulus.send(action: Temporizador.Action.parada)
  private static let reset = Stimulus.send(action: Temporizador.Action.reinicio)

  private static func halves(_ count: Int) -> Script {
    Script(repeating: half, count: count)
  }
}
