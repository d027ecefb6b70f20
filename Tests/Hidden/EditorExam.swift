import Bilingual
import Examiner
import Wire

extension Exam {
  /// A note editor as a view model: what it derives, what it guards, and how it tells about its work.
  static let editor = Exam(
    kata: "editor",
    checks: [
      Check(
        "inicio",
        title: Localized(
          es: "Recién hecho no se puede guardar y quedan 280",
          en: "When new it may not be saved, and 280 remain"
        ),
        meaning: Localized(
          es: "Lo derivado vale desde el primer momento, sin que nadie lo ponga al día.",
          en: "What is derived holds from the first moment, with nobody bringing it up to date."
        ),
        compared: everything,
        .scenario([])
      ),
      Check(
        "limites",
        title: Localized(
          es: "Se puede guardar con título y un cuerpo de 10 caracteres o más",
          en: "It may be saved with a title and a body of 10 characters or more"
        ),
        meaning: Localized(
          es: "La regla cruza dos campos y sigue a los dos, cambie el que cambie.",
          en: "The rule crosses two fields and follows both, whichever changes."
        ),
        compared: [.state],
        .scenario([
          title("Apunte"), text(9), text(10), text(11), title(""), title("N"), text(9), title("No"),
        ])
      ),
      Check(
        "restantes",
        title: Localized(
          es: "restantes baja hasta 0 y no pasa de ahí, y pasarse no impide guardar",
          en: "restantes goes down to 0 and no further, and going past it does not prevent saving"
        ),
        meaning: Localized(
          es: "Cada propiedad derivada dice lo suyo; ninguna se entromete en la otra.",
          en: "Each derived property says its own; neither meddles with the other."
        ),
        compared: [.state],
        .scenario([title("Apunte"), text(279), text(280), text(281), text(400), text(1)])
      ),
      Check(
        "guarda",
        title: Localized(
          es: "guardar llama una vez, lo cuenta mientras dura y apunta la versión",
          en: "guardar calls once, tells while it lasts, and notes the version"
        ),
        meaning: Localized(
          es: "El trabajo lleva consigo su propio estado de progreso.",
          en: "The work carries its own state of progress."
        ),
        compared: everything,
        .scenario([title("Apunte"), text(10), save, answers(1)])
      ),
      Check(
        "fallo",
        title: Localized(
          es: "Un fallo apaga guardando y deja el error a la vista",
          en: "A failure turns guardando off and leaves the error in view"
        ),
        meaning: Localized(
          es: "Hay dos finales y los dos terminan el progreso.",
          en: "There are two endings, and both end the progress."
        ),
        compared: everything,
        .scenario([title("Apunte"), text(10), save, fails])
      ),
      Check(
        "reintento",
        title: Localized(
          es: "Guardar otra vez retira el error y conserva la versión si vuelve a fallar",
          en: "Saving again takes the error away, and a new failure keeps the version"
        ),
        meaning: Localized(
          es: "Mientras el segundo intento está en marcha, el error del primero ya no es noticia.",
          en: "While the second attempt is under way, the error of the first is no news."
        ),
        compared: everything,
        .scenario([
          title("Apunte"), text(10), save, fails, save, answers(4), save, fails, save, answers(2),
          save, answers(0),
        ])
      ),
      Check(
        "puerta",
        title: Localized(
          es: "Sin poder guardar, guardar no hace nada",
          en: "Where it may not be saved, guardar does nothing"
        ),
        meaning: Localized(
          es: "La regla está en el método: vale aunque el botón se olvide de mirarla.",
          en: "The rule is in the method: it holds even where a button forgets to look."
        ),
        compared: everything,
        .scenario([save, title("Apunte"), save, text(9), save, title(""), text(10), save])
      ),
      Check(
        "una-vez",
        title: Localized(
          es: "Mientras se guarda no se guarda otra vez",
          en: "While saving, it is not saved again"
        ),
        meaning: Localized(
          es: "Se puede seguir escribiendo, y lo que se guarda es el texto de cuando se pidió.",
          en: "Typing may go on, and what is saved is the text as it was when asked for."
        ),
        compared: everything,
        .scenario([title("Apunte"), text(10), save, text(12), save, answers(1), save])
      ),
      Check(
        "cierre",
        title: Localized(
          es: "Cerrar la pantalla mientras se guarda cancela la llamada y libera el modelo",
          en: "Closing the screen during a save cancels the call and frees the model"
        ),
        meaning: Localized(
          es:
            "Quien llamó a guardar espera a la llamada: si se cancela al uno, se cancela la otra.",
          en: "Whoever called guardar waits for the call: to cancel the one cancels the other."
        ),
        compared: [.waiting, .afterlife],
        .scenario([title("Apunte"), text(10), save, .dismiss])
      ),
      .together,
      Check(
        "exhaustivo",
        title: Localized(
          es: "Ningún orden de textos, guardados y respuestas se sale del contrato",
          en: "No order of texts, saves and answers departs from the contract"
        ),
        meaning: Localized(
          es: "Se prueban todas las secuencias hasta el límite, con aciertos y con fallos.",
          en: "Every sequence up to the bound is tried, with successes and with failures."
        ),
        compared: everything,
        .exhaustive(
          Exploration(
            alphabet: [title(""), title("Apunte"), text(9), text(10), save],
            environment: Environment(
              answers: [
                "repositorio.guardar": [.value(.int(1)), .value(.int(2)), .failure("disco")]
              ]
            ),
            bound: 10,
            unprunedBound: 3
          )
        )
      ),
    ]
  )

  private static let everything: Aspects = [.state, .waiting]
  private static let save = Stimulus.call("guardar", [])
  private static let fails = Stimulus.resolve(1, .failure("disco lleno"))

  private static func title(_ title: String) -> Stimulus { .set("titulo", .text(title)) }

  private static func text(_ count: Int) -> Stimulus {
    .set("cuerpo", .text(String(repeating: "a", count: count)))
  }

  private static func answers(_ version: Int) -> Stimulus { .resolve(1, .value(.int(version))) }
}
