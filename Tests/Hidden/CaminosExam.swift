import Bilingual
import Examiner

extension Exam {
  /// What `caminos` is judged by: the learner's tests, put to the right version and to these wrong ones.
  static let caminos = Exam(
    kata: "caminos",
    checks: [
      Check(
        "acepta",
        title: Localized(
          es: "Tus pruebas aceptan la versión correcta",
          en: "Your tests accept the right version"
        ),
        meaning: Localized(
          es: "Una prueba que rechaza lo que el contrato permite acaba borrada.",
          en: "A test that refuses what the contract allows ends up deleted."
        ),
        .accepting
      ),
      Check(
        "escribir",
        title: Localized(
          es: "Tus pruebas descubren los errores al escribir",
          en: "Your tests find out mistakes in typing"
        ),
        meaning: Localized(
          es: "El contrato dice qué cambia al escribir, y también qué no cambia.",
          en: "The contract says what typing changes, and what it does not."
        ),
        .finding(escribir)
      ),
      Check(
        "buscar",
        title: Localized(
          es: "Tus pruebas descubren los errores al empezar a buscar",
          en: "Your tests find out mistakes in how a search begins"
        ),
        meaning: Localized(
          es: "Lo que pasa entre pedir y recibir no se ve en el estado final.",
          en: "What happens between asking and getting does not show in the final state."
        ),
        .finding(buscar)
      ),
      Check(
        "llegada",
        title: Localized(
          es: "Tus pruebas descubren los errores cuando llegan las rutas",
          en: "Your tests find out mistakes in what arrives"
        ),
        meaning: Localized(
          es: "Una respuesta cambia varias cosas a la vez.",
          en: "An answer changes several things at once."
        ),
        .finding(llegada)
      ),
      Check(
        "fallo",
        title: Localized(
          es: "Tus pruebas descubren los errores de una búsqueda que falla",
          en: "Your tests find out mistakes in a search that fails"
        ),
        meaning: Localized(
          es: "El camino que nadie recorre a mano es el que más necesita una prueba.",
          en: "The path that nobody takes by hand needs a test most."
        ),
        .finding(fallo)
      ),
      Check(
        "limpiar",
        title: Localized(
          es: "Tus pruebas descubren lo que queda después de limpiar",
          en: "Your tests find out what clearing leaves behind"
        ),
        meaning: Localized(
          es: "Un efecto que sigue vivo no está en el estado.",
          en: "An effect that lives on is not in the state."
        ),
        .finding(limpiar)
      ),
      Check(
        "sustituir",
        title: Localized(
          es: "Tus pruebas descubren los errores al buscar dos veces seguidas",
          en: "Your tests find out mistakes in searching twice in a row"
        ),
        meaning: Localized(
          es: "Dos hechos en orden son un camino; cada uno por su lado, no.",
          en: "Two facts in order are a path; each on its own is none."
        ),
        .finding(sustituir)
      ),
    ],
    equivalents: iguales
  )

  private static func mutant(
    _ id: String,
    _ es: String,
    _ en: String,
    _ old: String,
    _ new: String
  ) -> HiddenMutant {
    HiddenMutant(id, Localized(es: es, en: en), HiddenMutant.Edit(old, new))
  }

  private static let escribir = [
    mutant(
      "texto-suma",
      "cómo queda el texto",
      "what becomes of the text",
      "state.texto = texto\n",
      "state.texto += texto\n"
    ),
    mutant(
      "aviso-tras-escribir",
      "lo que escribir quita",
      "what typing takes away",
      "state.texto = texto\n        state.aviso = nil",
      "state.texto = texto"
    ),
    mutant(
      "escribir-vacia",
      "lo que escribir deja como estaba",
      "what typing leaves as it was",
      "state.texto = texto\n",
      "state.texto = texto\n        state.rutas = []\n"
    ),
    mutant(
      "escribir-para",
      "lo que está en marcha cuando se escribe",
      "what is at work while one types",
      "state.aviso = nil\n        return .none",
      "state.aviso = nil\n        return .cancel(id: CancelID.busqueda)"
    ),
  ]

  private static let buscar = [
    mutant(
      "sin-marca",
      "lo que se ve mientras se busca",
      "what shows while searching",
      "state.buscando = true",
      ""
    ),
    mutant(
      "vacio-busca",
      "cuándo no se busca",
      "when there is no search",
      "guard !state.texto.isEmpty else { return .none }",
      ""
    ),
    mutant(
      "aviso-al-buscar",
      "lo que buscar quita",
      "what searching takes away",
      "state.aviso = nil\n        state.intentos",
      "state.intentos"
    ),
    mutant(
      "cuenta-dos",
      "la cuenta de intentos",
      "the count of attempts",
      "state.intentos += 1",
      "state.intentos += 2"
    ),
    mutant(
      "cuenta-uno",
      "la cuenta de intentos",
      "the count of attempts",
      "state.intentos += 1",
      "state.intentos = 1"
    ),
    mutant(
      "pregunta-otra",
      "lo que se le pregunta al mapa",
      "what the map is asked",
      "mapa.busca(texto)",
      "mapa.busca(\"\")"
    ),
    mutant(
      "buscar-vacia",
      "lo que buscar deja como estaba",
      "what searching leaves as it was",
      "state.intentos += 1",
      "state.intentos += 1\n        state.rutas = []"
    ),
  ]

  private static let llegada = [
    mutant(
      "sin-orden",
      "el orden de las rutas",
      "the order of the routes",
      "rutas.sorted()",
      "rutas"
    ),
    mutant(
      "acumula",
      "las rutas que ya había",
      "the routes that were there before",
      "state.rutas = rutas.sorted()",
      "state.rutas += rutas.sorted()"
    ),
    mutant(
      "marca-tras-llegar",
      "lo que se ve al terminar",
      "what shows when it is over",
      "state.buscando = false\n        state.rutas = rutas",
      "state.rutas = rutas"
    ),
    mutant(
      "borra-texto",
      "lo que la respuesta deja como estaba",
      "what the answer leaves as it was",
      "state.rutas = rutas.sorted()",
      "state.rutas = rutas.sorted()\n        state.texto = \"\""
    ),
  ]

  private static let fallo = [
    mutant(
      "marca-tras-fallar",
      "lo que se ve al fallar",
      "what shows after a failure",
      "state.buscando = false\n        state.rutas = []",
      "state.rutas = []"
    ),
    mutant(
      "rutas-tras-fallar",
      "las rutas que ya había",
      "the routes that were there before",
      "state.rutas = []\n        state.aviso",
      "state.aviso"
    ),
    mutant(
      "sin-aviso",
      "lo que se dice al fallar",
      "what is said of a failure",
      "state.aviso = \"No hay camino\"",
      ""
    ),
    mutant(
      "fallo-callado",
      "qué acción entra al fallar",
      "which action a failure sends",
      "await send(.fallo)",
      "await send(.llegaron([]))"
    ),
  ]

  private static let limpiar = [
    mutant(
      "olvida-cuenta",
      "la cuenta de intentos",
      "the count of attempts",
      "State(intentos: state.intentos)",
      "State()"
    ),
    mutant(
      "rutas-tras-limpiar",
      "lo que se ve después de limpiar",
      "what shows after clearing",
      "State(intentos: state.intentos)",
      "State(rutas: state.rutas, intentos: state.intentos)"
    ),
    mutant(
      "no-cancela",
      "lo que sigue en marcha",
      "what goes on at work",
      "return .cancel(id: CancelID.busqueda)",
      "return .none"
    ),
  ]

  private static let sustituir = [
    mutant(
      "las-dos",
      "la búsqueda anterior",
      "the search before",
      ", cancelInFlight: true",
      ""
    ),
    mutant(
      "solo-la-primera",
      "la búsqueda nueva",
      "the new search",
      "guard !state.texto.isEmpty else",
      "guard !state.texto.isEmpty, !state.buscando else"
    ),
  ]

  /// Right versions: whoever tells them from the given one looks at something that is no part of the contract.
  private static let iguales = [
    HiddenMutant(
      "si-en-vez-de-guard",
      Localized(
        es: "cómo están escritas la condición de buscar y la limpieza, y con qué se ordena",
        en: "how the condition for searching and the clearing are written, and what sorts"
      ),
      HiddenMutant.Edit(
        "guard !state.texto.isEmpty else { return .none }",
        "if state.texto.isEmpty { return .none }"
      ),
      HiddenMutant.Edit("rutas.sorted()", "rutas.sorted { $0 < $1 }"),
      HiddenMutant.Edit(
        "state = State(intentos: state.intentos)",
        "(state.texto, state.rutas) = (\"\", [])\n        (state.buscando, state.aviso) = (false, nil)"
      )
    ),
    HiddenMutant(
      "cancela-y-busca",
      Localized(
        es: "cómo se cancela la búsqueda anterior al empezar otra",
        en: "how the search before is cancelled when another begins"
      ),
      HiddenMutant.Edit(
        "return .run { [texto",
        "return .concatenate(.cancel(id: CancelID.busqueda), .run { [texto"
      ),
      HiddenMutant.Edit(
        ".cancellable(id: CancelID.busqueda, cancelInFlight: true)",
        ".cancellable(id: CancelID.busqueda))"
      )
    ),
  ]
}
