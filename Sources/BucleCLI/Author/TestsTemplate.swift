/// A kata of tests that nobody has written yet: they have to hold a switch to its word.
struct TestsTemplate: KataTemplate {
  let id: String

  var lessonFiles: [String: String] {
    [
      "kata.json": """
      {
        "id": "\(id)",
        "kind": "tests",
        "module": "Pruebas\(type)",
        "probe": "\(type)Probe",
        "tested": "\(type)",
        "files": ["Pruebas\(type).swift"],
        "points": 10,
        "title": {
          "es": "La kata \(id)",
          "en": "The kata \(id)"
        },
        "rules": []
      }

      """,
      "Probe.swift": """
      public import Probe

      @testable import Pruebas\(type)

      /// Runs the learner's tests.
      public let program = SubjectProgram.tests(pruebas)

      """,
      "Tested/\(type).swift": """
      import ComposableArchitecture

      /// The module that the tests are about.
      @Reducer
      struct \(type) {
        @ObservableState
        struct State: Equatable {
          var encendido = false
        }

        enum Action {
          case pulsado
        }

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .pulsado:
              state.encendido.toggle()
              return .none
            }
          }
        }
      }

      """,
      "Starter/Pruebas\(type).swift": source(
        "  // HUECO: usa `store`.   GAP: use `store`.\n  _ = store\n"
      ),
      "statement.es.md": "`pulsado` enciende lo que está apagado y apaga lo que está encendido.\n",
      "statement.en.md": "`pulsado` switches on what is off, and off what is on.\n",
      "hints.es.md": "## La idea\n\nUn hecho significa otra cosa según el estado.\n",
      "hints.en.md": "## The idea\n\nA fact means something else in another state.\n",
    ]
  }

  var solutionFiles: [String: String] {
    let on = "  await store.send(.pulsado) { $0.encendido = true }\n"
    let off = "  await store.send(.pulsado) { $0.encendido = false }\n"
    let loop =
      "  for encendido in [true, false] {\n"
      + "    await store.send(.pulsado) { $0.encendido = encendido }\n  }\n"
    return [
      "Pruebas\(type).swift": source(on + off),
      "alternative/EnBucle.swift": source(loop),
      "wrong/UnaVez.swift":
        "// misconception: What works once works.\n// refused-by: apagar\n"
        + "// survivors: solo-enciende\n" + source(on),
    ]
  }

  private func source(_ lines: String) -> String {
    """
    import ComposableArchitecture

    @testable import \(type)

    /// All tests, one after another.
    @MainActor func pruebas() async {
      let store = TestStore(initialState: \(type).State()) { \(type)() }
    \(lines)}

    """
  }

  var exam: String {
    """
    import Bilingual
    import Examiner

    extension Exam {
      /// What `\(id)` is judged by.
      static let \(name) = Exam(
        kata: "\(id)",
        checks: [
          Check(
            "acepta",
            title: Localized(
              es: "Las pruebas aceptan la versión correcta",
              en: "The tests accept the right version"
            ),
            meaning: Localized(
              es: "Una prueba que rechaza lo correcto no sirve.",
              en: "A test that refuses what is right is no use."
            ),
            .accepting
          ),
          Check(
            "apagar",
            title: Localized(
              es: "Las pruebas descubren los errores al apagar",
              en: "The tests find out mistakes in switching off"
            ),
            meaning: Localized(
              es: "El mismo hecho significa otra cosa según el estado.",
              en: "The same fact means something else in another state."
            ),
            .finding([
              HiddenMutant(
                "solo-enciende",
                Localized(es: "lo que pasa la segunda vez", en: "what comes of the second time"),
                HiddenMutant.Edit("encendido.toggle()", "encendido = true")
              )
            ])
          ),
        ]
      )
    }

    """
  }
}
