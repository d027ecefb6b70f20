extension KnownMistake {
  /// Actors, tasks, and what may cross from one to another.
  static let isolation: [KnownMistake] = [
    KnownMistake(
      "state-captured-by-effect",
      "mutable capture of 'inout' parameter '*' is not allowed in concurrently-executing code*",
      es:
        "Un efecto corre después, cuando `{0}` ya es otro. Para leerlo, copia el valor en la lista de captura, `.run { [valor = {0}.…] send in`; para cambiarlo, envía una acción con `await send(…)`.",
      en:
        "An effect runs later, when `{0}` is no longer the same. To read it, copy the value in the capture list, `.run { [value = {0}.…] send in`; to change it, send an action with `await send(…)`."
    ),
    KnownMistake(
      "send-without-await",
      "main actor-isolated instance method 'callAsFunction' cannot be called from outside of the actor",
      es: "El store vive en el actor principal y hay que esperarlo: escribe `await send(…)`.",
      en: "The store lives on the main actor and has to be waited for: write `await send(…)`."
    ),
    KnownMistake(
      "try-forgotten",
      "call can throw, but it is not marked with 'try' and the error is not handled",
      es:
        "Esta llamada puede fallar: escribe `try` delante, y si el efecto debe enterarse del fallo, recógelo con `do` y `catch`.",
      en:
        "This call can fail: write `try` before it, and if the effect has to know of the failure, take it up with `do` and `catch`."
    ),
    KnownMistake(
      "main-actor-from-outside",
      "call to main actor-isolated * in a synchronous nonisolated context*",
      es:
        "Un store solo se toca desde el actor principal: marca con `@MainActor` la función que lo usa.",
      en:
        "A store is touched from the main actor only: mark the function that uses it `@MainActor`."
    ),
    KnownMistake(
      "captured-self-not-sendable",
      "capture of 'self' with non-Sendable type '*' in a '@Sendable' closure*",
      es:
        "El efecto se llevaría consigo todo '{0}': captura solo lo que usa, como en `.run { [cliente] send in`, y que eso sea `Sendable`.",
      en:
        "The effect would take all of '{0}' with it: capture only what it uses, as in `.run { [client] send in`, and let that be `Sendable`."
    ),
    KnownMistake(
      "captured-not-sendable",
      "capture of '*' with non-Sendable type '*' in a '@Sendable' closure*",
      es:
        "'{0}' pasaría a otra tarea, y '{1}' no es seguro entre tareas: haz de '{1}' un `struct` o un `actor`, o captura solo el valor que necesitas.",
      en:
        "'{0}' would go to another task, and '{1}' is not safe between tasks: make '{1}' a `struct` or an `actor`, or capture only the value you need."
    ),
    KnownMistake(
      "captured-variable-changed",
      "mutation of captured var '*' in concurrently-executing code*",
      es:
        "El efecto cambiaría una variable que otra tarea también ve: declara '{0}' dentro del efecto, o manda una acción y guarda el valor en el estado.",
      en:
        "The effect would change a variable that another task sees too: declare '{0}' inside the effect, or send an action and keep the value in the state."
    ),
    KnownMistake(
      "shared-mutable-property",
      "static property '*' is not concurrency-safe because it is nonisolated global shared mutable state*",
      es:
        "'{0}' la podrían cambiar dos tareas a la vez: guárdala en el estado o, si nunca cambia, declárala con `static let`.",
      en:
        "Two tasks could change '{0}' at once: keep it in the state or, if it never changes, declare it `static let`."
    ),
    KnownMistake(
      "dependency-not-sendable",
      "static property '*' is not concurrency-safe because non-'Sendable' type '*' may have shared mutable state*",
      es:
        "Una dependencia se usa desde muchas tareas: declara '{1}' como `Sendable` y sus clausuras como `@Sendable`.",
      en:
        "A dependency is used from many tasks: declare '{1}' `Sendable`, and its closures `@Sendable`."
    ),
  ]
}
