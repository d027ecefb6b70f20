import Bilingual
import Examiner
import Wire

/// What a search must do, in whichever architecture it is written: the exams of `buscador-reducer` and
/// `buscador-modelo` are this.
struct SearchSpecification {
  /// How a text reaches the subject: an action of one architecture, a property of the other.
  var types: (String) -> Stimulus

  /// Calls and sleeps of both architectures are called the same, and so are the properties.
  private static let everything: Aspects = [.state, .waiting, .cancelled]

  /// A text whose request ends when it is cancelled.
  private static let obedient = "fla"
  /// A text whose request goes on in spite of its cancellation.
  private static let stubborn = "flan"

  var checks: [Check] {
    [
      Check(
        "inicio",
        title: Localized(
          es: "Al principio no hay texto, ni resultados, ni nada en marcha",
          en: "At the start there is no text, no result and nothing under way"
        ),
        meaning: Localized(
          es: "Mientras nadie escriba, que pase el tiempo no significa nada.",
          en: "As long as nobody types, time going by means nothing."
        ),
        compared: Self.everything,
        .scenario([wait(1000)])
      ),
      Check(
        "escribe",
        title: Localized(
          es: "Escribir enciende cargando y espera 300 ms antes de preguntar",
          en: "Typing turns cargando on and waits for 300 ms before it asks"
        ),
        meaning: Localized(
          es: "La pantalla dice desde la primera tecla que va a buscar; la petición sale después.",
          en: "The screen says from the first key that it will search; the request leaves later."
        ),
        compared: Self.everything,
        .scenario([types(Self.obedient), wait(299), wait(1)])
      ),
      Check(
        "respuesta",
        title: Localized(
          es: "Lo encontrado llega a resultados y apaga cargando, aunque no sea nada",
          en: "What was found arrives in resultados and turns cargando off, be it nothing"
        ),
        meaning: Localized(
          es: "No encontrar nada es un acierto como otro cualquiera.",
          en: "Finding nothing is a success like any other."
        ),
        compared: Self.everything,
        .scenario(
          search(Self.obedient, found(["flan de huevo"])) + search(Self.stubborn, found([]))
            + search(Self.obedient, found(["z", "a", "", "z", "b"]))
        )
      ),
      Check(
        "fallo",
        title: Localized(
          es: "Un fallo se ve: apaga cargando y enciende fallo",
          en: "A failure shows: it turns cargando off and fallo on"
        ),
        meaning: Localized(
          es: "Que no haya respuesta y que la respuesta esté vacía son noticias distintas.",
          en: "No answer and an empty answer are different news."
        ),
        compared: Self.everything,
        .scenario(search(Self.obedient, fails))
      ),
      Check(
        "conserva",
        title: Localized(
          es: "Al escribir, y tras un fallo, siguen a la vista los resultados de antes",
          en: "While typing, and after a failure, the results from before remain in view"
        ),
        meaning: Localized(
          es: "Vaciar la lista a cada tecla haría parpadear la pantalla.",
          en: "Emptying the list at every key would make the screen flicker."
        ),
        compared: Self.everything,
        .scenario(
          search(Self.obedient, found(["flan de huevo"])) + search(Self.stubborn, fails)
        )
      ),
      Check(
        "reintento",
        title: Localized(
          es: "Escribir de nuevo retira el fallo",
          en: "Typing again takes the failure away"
        ),
        meaning: Localized(
          es: "El fallo era de la petición de antes, y la nueva aún no ha dicho nada.",
          en: "The failure was the earlier request's; the new one has said nothing yet."
        ),
        compared: Self.everything,
        .scenario(search(Self.obedient, fails) + search(Self.stubborn, found(["flan"])))
      ),
      Check(
        "rebote",
        title: Localized(
          es: "Cada tecla vuelve a empezar los 300 ms: se pregunta una vez, por lo último",
          en: "Each key starts the 300 ms again: one question is asked, about the last text"
        ),
        meaning: Localized(
          es: "La espera anterior se cancela; no basta con no hacer caso de su respuesta.",
          en: "The earlier wait is cancelled; to take no notice of its answer is not enough."
        ),
        compared: Self.everything,
        .scenario([
          types("f"), wait(200), types("fl"), wait(200), types(Self.obedient), wait(200),
          wait(100), .resolve(1, found(["flan"])),
        ])
      ),
      Check(
        "mismo-texto",
        title: Localized(
          es: "Escribir lo mismo también vuelve a empezar",
          en: "Typing the same starts again, too"
        ),
        meaning: Localized(
          es: "El contrato no hace excepción con un texto repetido.",
          en: "The contract makes no exception for a text that is repeated."
        ),
        compared: Self.everything,
        .scenario([
          types(Self.obedient), wait(200), types(Self.obedient), wait(100), wait(200),
        ])
      ),
      Check(
        "vacio",
        title: Localized(
          es: "Borrar el texto vacía los resultados y termina con lo que hubiera en marcha",
          en: "Clearing the text empties the results and ends whatever was under way"
        ),
        meaning: Localized(
          es: "No hay trabajo nuevo que reemplace al anterior, así que hay que cancelarlo aparte.",
          en: "No new work replaces the earlier one, so it has to be cancelled by itself."
        ),
        compared: Self.everything,
        .scenario(
          search(Self.obedient, found(["flan"])) + [
            types("fl"), wait(100), types(""), wait(300), types(Self.obedient), wait(300),
            types(""),
          ]
        )
      ),
      Check(
        "cancelada",
        title: Localized(
          es: "Una petición cancelada no apaga cargando ni cuenta como fallo",
          en: "A cancelled request neither turns cargando off nor counts as a failure"
        ),
        meaning: Localized(
          es: "La red avisa de la cancelación con un error, y ese error no es noticia.",
          en: "The network reports the cancellation as an error, and that error is no news."
        ),
        compared: Self.everything,
        .scenario([types(Self.obedient), wait(300), types("fl"), wait(100)])
      ),
      Check(
        "anticuada",
        title: Localized(
          es: "Una respuesta anticuada no cambia nada",
          en: "A stale answer changes nothing"
        ),
        meaning: Localized(
          es:
            "Si el servidor no hace caso de la cancelación, su respuesta llega cuando ya se espera otra.",
          en: "A server that ignores the cancellation answers when another answer is awaited."
        ),
        compared: Self.everything,
        .scenario([
          types(Self.stubborn), wait(300), types(Self.obedient),
          .reply(call(Self.stubborn), found(["viejo"])), wait(300),
          .reply(call(Self.obedient), found(["reciente"])),
        ])
      ),
      .together,
      Check(
        "exhaustivo",
        title: Localized(
          es: "Ningún orden de teclas, plazos y respuestas se sale del contrato",
          en: "No order of keys, deadlines and answers departs from the contract"
        ),
        meaning: Localized(
          es: "Se prueban todas las historias hasta el límite, con aciertos y fallos a destiempo.",
          en: "Every history up to the bound is tried, with results and failures out of turn."
        ),
        compared: Self.everything,
        .exhaustive(
          Exploration(
            alphabet: alphabet,
            environment: environment,
            bound: 6,
            unprunedBound: 2
          )
        )
      ),
    ]
  }

  /// What is typed in an exhaustive check.
  var alphabet: [Stimulus] { [types(Self.obedient), types(Self.stubborn), types("")] }

  /// What the clock and the recipe book do in an exhaustive check.
  var environment: Environment {
    Environment(
      time: .milliseconds(100),
      answers: [
        call(Self.obedient).description: [found(["flan de huevo"]), fails],
        call(Self.stubborn).description: [found(["flan casero"]), fails],
      ]
    )
  }

  private func search(_ text: String, _ answer: Stimulus.Answer) -> Script {
    [types(text), wait(300), .resolve(1, answer)]
  }

  private func wait(_ milliseconds: Int) -> Stimulus { .advance(.milliseconds(milliseconds)) }

  private func found(_ recipes: [String]) -> Stimulus.Answer {
    .value(Tree(reflecting: recipes))
  }

  private var fails: Stimulus.Answer { .failure("sin red") }

  private func call(_ text: String) -> Stimulus.Call {
    Stimulus.Call("recetario.buscar", [.text(text)])
  }
}
