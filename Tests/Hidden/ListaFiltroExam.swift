import Bilingual
import Examiner
import Wire

extension Exam {
  /// Two view models that tell each other things, in an order, without going round and without staying on.
  static let listaFiltro = Exam(
    kata: "lista-filtro",
    checks: [
      Check(
        "busca",
        title: Localized(
          es: "Escribir en el filtro hace que la lista busque, y la respuesta llega a los dos",
          en: "Typing into the filter makes the list search, and the answer reaches both"
        ),
        meaning: Localized(
          es: "El cierre está conectado de verdad, en los dos sentidos.",
          en: "The closure is really wired, in both directions."
        ),
        compared: everything,
        .scenario([text("P"), answers("P", ["Pan", "Peras"])])
      ),
      Check(
        "mismo-texto",
        title: Localized(
          es: "Escribir el texto que ya había no avisa a nadie",
          en: "Writing the text that was there tells nobody"
        ),
        meaning: Localized(
          es: "Se avisa de un cambio, no de una escritura.",
          en: "It is changes that are told of, not writes."
        ),
        compared: everything,
        .scenario([text(""), text("P"), text("P"), answers("P", ["Pan"]), text("P")])
      ),
      Check(
        "fallo",
        title: Localized(
          es: "Un fallo se ve, no toca los resultados, y se va con el texto siguiente",
          en: "A failure shows, leaves the results alone, and goes with the next text"
        ),
        meaning: Localized(
          es: "Que falle una búsqueda no borra lo que encontró la anterior.",
          en: "A search that fails does not erase what the one before it found."
        ),
        compared: everything,
        .scenario([text("P"), answers("P", ["Pan"]), text("V"), fails("V"), text("Vi")])
      ),
      Check(
        "ultima",
        title: Localized(
          es: "Un texto nuevo cancela la búsqueda anterior, que no deja rastro",
          en: "A new text cancels the search before it, which leaves no trace"
        ),
        meaning: Localized(
          es: "Ser cancelado no es acertar ni fallar.",
          en: "To be cancelled is neither success nor failure."
        ),
        compared: everything,
        .scenario([text("P"), text("V"), answers("V", ["Vino"])])
      ),
      Check(
        "vacio",
        title: Localized(
          es: "Con el texto vacío no se busca: se cancela y se vacía",
          en: "With an empty text nothing is searched: it cancels and empties"
        ),
        meaning: Localized(
          es: "La búsqueda en marcha contestaría a un texto que ya no está.",
          en: "The search under way would answer a text that is gone."
        ),
        compared: everything,
        .scenario([text("P"), answers("P", ["Pan"]), text("Pan"), text("")])
      ),
      Check(
        "elige",
        title: Localized(
          es: "Elegir completa el texto sin buscar, y avisa con todo al día",
          en: "Choosing completes the text without a search, and tells with everything up to date"
        ),
        meaning: Localized(
          es: "Si completar avisara como escribir, elegir volvería a buscar: un círculo.",
          en: "If completing told as typing does, choosing would search again: a circle."
        ),
        compared: everything,
        .scenario([
          text("P"), answers("P", ["Pan", "Peras"]), choose("Pan"), choose("Peras"), text("P"),
          answers("P", ["Pan", "Peras"]),
        ])
      ),
      Check(
        "elige-fuera",
        title: Localized(
          es: "Elegir lo que no está en los resultados no cambia nada",
          en: "Choosing what is not among the results changes nothing"
        ),
        meaning: Localized(
          es: "La regla está en el método, lo llame quien lo llame.",
          en: "The rule is in the method, whoever calls it."
        ),
        compared: everything,
        .scenario([choose("Pan"), text("P"), choose("Pan"), answers("P", ["Peras"]), choose("Pan")])
      ),
      Check(
        "misma-elegida",
        title: Localized(
          es: "Elegir lo ya elegido no avisa otra vez",
          en: "Choosing what is chosen already does not tell again"
        ),
        meaning: Localized(
          es: "Se cuenta que la elegida ha cambiado, no que la han tocado.",
          en: "What is told is that the chosen one changed, not that it was tapped."
        ),
        compared: everything,
        .scenario([text("P"), answers("P", ["Pan"]), choose("Pan"), choose("Pan"), text("P")])
      ),
      Check(
        "elige-buscando",
        title: Localized(
          es: "Elegir cancela la búsqueda en marcha",
          en: "Choosing cancels the search under way"
        ),
        meaning: Localized(
          es: "La respuesta que viniera después desharía lo elegido.",
          en: "An answer that came later would undo the choice."
        ),
        compared: everything,
        .scenario([text("P"), answers("P", ["Pan"]), text("Pe"), choose("Pan"), text("V")])
      ),
      Check(
        "orden",
        title: Localized(
          es: "Si la elegida ya no está entre los resultados, se deja, y se avisa lo último",
          en:
            "If the chosen one is no longer among the results it is dropped, and that is told last"
        ),
        meaning: Localized(
          es: "Quien escucha mira alrededor, y tiene que encontrarlo todo al día.",
          en: "Whoever listens looks around, and has to find everything up to date."
        ),
        compared: everything,
        .scenario([
          text("P"), answers("P", ["Pan", "Peras"]), choose("Pan"), text("Pe"),
          answers("Pe", ["Peras"]), choose("Peras"), text(""),
        ])
      ),
      Check(
        "cierre",
        title: Localized(
          es: "Con la pantalla cerrada, los dos modelos se liberan",
          en: "Once the screen is closed, both models are freed"
        ),
        meaning: Localized(
          es: "La lista tiene el filtro; si el cierre del filtro tiene la lista, no muere ninguno.",
          en: "The list has the filter; if the filter's closure has the list, neither dies."
        ),
        compared: afterwards,
        .scenario([text("P"), answers("P", ["Pan"]), choose("Pan"), .dismiss])
      ),
      Check(
        "cierre-buscando",
        title: Localized(
          es: "Tampoco queda una búsqueda huérfana si se cierra a medias",
          en: "Nor is an orphan search left if it closes half-way"
        ),
        meaning: Localized(
          es: "La tarea era de la lista: se va con ella.",
          en: "The task belonged to the list, and goes with it."
        ),
        compared: afterwards,
        .scenario([text("P"), .dismiss])
      ),
      Check(
        "elige-escrito",
        title: Localized(
          es: "Elegir cancela la búsqueda aunque ya esté escrito lo elegido",
          en: "Choosing cancels the search even where what is chosen is typed already"
        ),
        meaning: Localized(
          es: "Que el texto no cambie no quiere decir que no haya nada en marcha.",
          en: "That the text stays the same does not mean that nothing is under way."
        ),
        compared: everything,
        .scenario([
          text("V"), answers("V", ["Vino"]), text("Vino"), choose("Vino"), text("V"),
        ])
      ),
      .together,
      Check(
        "exhaustivo",
        title: Localized(
          es: "Ningún orden de textos, respuestas, elecciones y cierres se sale del contrato",
          en: "No order of texts, answers, choices and closings departs from the contract"
        ),
        meaning: Localized(
          es: "Se prueban todas las secuencias hasta el límite.",
          en: "Every sequence up to the bound is tried."
        ),
        compared: [.state, .waiting, .afterlife],
        .exhaustive(
          Exploration(
            alphabet: [text("P"), text("Pe"), text(""), choose("Pan"), choose("Peras")],
            environment: Environment(
              answers: [
                #"almacen.busca("P")"#: [.value(notes(["Pan", "Peras"]))],
                #"almacen.busca("Pe")"#: [.value(notes(["Peras"])), .failure("red")],
              ],
              dismiss: true
            ),
            bound: 5,
            unprunedBound: 1,
            walks: 10
          )
        )
      ),
    ]
  )

  private static let everything: Aspects = [.state, .waiting]
  private static let afterwards: Aspects = [.waiting, .afterlife]

  private static func text(_ text: String) -> Stimulus { .set("texto", .text(text)) }
  private static func choose(_ note: String) -> Stimulus { .call("elige", [.text(note)]) }
  private static func notes(_ notes: [String]) -> Tree { .list(notes.map { .text($0) }) }

  private static func answers(_ text: String, _ found: [String]) -> Stimulus {
    .reply(.init("almacen.busca", [.text(text)]), .value(notes(found)))
  }

  private static func fails(_ text: String) -> Stimulus {
    .reply(.init("almacen.busca", [.text(text)]), .failure("sin red"))
  }
}
