import Bilingual
import Examiner
import Wire

@testable import KataContador

extension Exam {
  /// Counts within 0…10; what would lead out is a fact that changes nothing.
  static let contador = Exam(
    kata: "contador",
    checks: [
      Check(
        "inicio",
        title: Localized(es: "La cuenta empieza en 0", en: "The count starts at 0"),
        meaning: Localized(
          es: "El estado inicial es lo primero que dibuja la vista, antes de cualquier acción.",
          en: "The initial state is what the view draws first, before any action."
        ),
        compared: .state,
        .scenario([])
      ),
      Check(
        "incremento",
        title: Localized(
          es: "Cada incremento suma uno",
          en: "Every incremento adds one"
        ),
        meaning: Localized(
          es: "La vista informa de un toque; cuánto cambia la cuenta lo decide el reducer.",
          en: "The view reports a tap; how much the count changes is the reducer's decision."
        ),
        compared: .state,
        .scenario(script(.incremento, .incremento, .incremento))
      ),
      Check(
        "decremento",
        title: Localized(es: "Cada decremento resta uno", en: "Every decremento subtracts one"),
        meaning: Localized(
          es: "El camino de vuelta es el mismo bucle: una acción, una reducción, un estado nuevo.",
          en: "The way back is the same loop: one action, one reduction, one new state."
        ),
        compared: .state,
        .scenario(script(.incremento, .incremento, .incremento, .decremento, .decremento))
      ),
      Check(
        "reinicio",
        title: Localized(
          es: "reinicio devuelve la cuenta a 0",
          en: "reinicio puts the count back to 0"
        ),
        meaning: Localized(
          es: "Da igual lo que hubiera antes: después de reinicio la cuenta es 0.",
          en: "Whatever was there before, after reinicio the count is 0."
        ),
        compared: .state,
        .scenario(script(.incremento, .incremento, .incremento, .reinicio, .incremento))
      ),
      Check(
        "suelo",
        title: Localized(
          es: "En 0, decremento no cambia nada",
          en: "At 0, decremento changes nothing"
        ),
        meaning: Localized(
          es: "El toque existió y la acción llegó; el reducer decide que aquí no significa nada.",
          en: "The tap took place and the action arrived; here the reducer makes nothing of it."
        ),
        compared: .state,
        .scenario(script(.decremento, .incremento, .decremento, .decremento))
      ),
      Check(
        "techo",
        title: Localized(
          es: "Diez toques llegan a 10 y el undécimo no cambia nada",
          en: "Ten taps reach 10 and the eleventh changes nothing"
        ),
        meaning: Localized(
          es:
            "El límite vive en el reducer, así que vale para cualquier vista que envíe la acción.",
          en: "The limit lives in the reducer, so it holds for any view that sends the action."
        ),
        compared: .state,
        .scenario([Stimulus](repeating: .send(action: Contador.Action.incremento), count: 12))
      ),
      Check(
        "sin-efectos",
        title: Localized(
          es: "Contar no pone nada en marcha: ni efectos vivos ni acciones que nadie envió",
          en: "Counting starts nothing: no effect alive, no action that nobody sent"
        ),
        meaning: Localized(
          es:
            "Un efecto es para lo que ocurre fuera. Sumar uno ocurre dentro, en la misma reducción.",
          en:
            "An effect is for what happens outside. Adding one happens inside, in the same reduction."
        ),
        compared: [.state, .actions, .effects, .idleness, .waiting],
        .scenario(
          script(.incremento, .incremento, .decremento, .reinicio, .decremento, .incremento)
        )
      ),
      .together,
      Check(
        "exhaustivo",
        title: Localized(
          es: "Ninguna secuencia de acciones se sale de la regla",
          en: "No sequence of actions breaks the rule"
        ),
        meaning: Localized(
          es: "No hay ejemplos elegidos: se prueban todas las secuencias hasta el límite.",
          en: "There are no chosen examples: every sequence up to the bound is tried."
        ),
        compared: [.state, .actions, .effects, .idleness, .waiting],
        .exhaustive(
          Exploration(
            alphabet: [Contador.Action.incremento, .decremento, .reinicio].map {
              .send(action: $0)
            },
            bound: 24,
            unprunedBound: 5
          )
        )
      ),
    ]
  )

  private static func script(_ actions: Contador.Action...) -> Script {
    actions.map { .send(action: $0) }
  }
}
