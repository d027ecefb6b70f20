/// A kata of a feature that nobody has written yet: a switch that is to be flipped.
struct FeatureTemplate: KataTemplate {
  let id: String

  var lessonFiles: [String: String] {
    [
      "kata.json": """
      {
        "id": "\(id)",
        "module": "Kata\(type)",
        "probe": "\(type)Probe",
        "files": ["\(type).swift"],
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

      @testable import Kata\(type)

      /// Binds the learner's feature to the probe.
      public let program = SubjectProgram.reducer(\(type).State()) { \(type)() }

      """,
      "Starter/\(type).swift": source("// HUECO: enciende o apaga.   GAP: switch it on or off.\n"),
      "statement.es.md": "`pulsado` enciende lo que está apagado y apaga lo que está encendido.\n",
      "statement.en.md": "`pulsado` switches on what is off, and off what is on.\n",
      "hints.es.md": """
      ## La idea
      concept: *

      El estado nuevo es el contrario del que había.

      ## El lugar
      place: *

      Todo pasa en la única rama del `switch`.

      ## La forma
      shape: dos-veces, exhaustivo, SoloEnciende

      Un `Bool` se invierte con `toggle()`.

      ## El principio
      shape: una-vez

      El valor de partida es el de la propiedad en `State`.

      """,
      "hints.en.md": """
      ## The idea
      concept: *

      The new state is the opposite of what was there.

      ## The place
      place: *

      It all happens in the only branch of the `switch`.

      ## The shape
      shape: dos-veces, exhaustivo, SoloEnciende

      `toggle()` turns a `Bool` round.

      ## The beginning
      shape: una-vez

      The initial value is that of the property in `State`.

      """,
    ]
  }

  var solutionFiles: [String: String] {
    [
      "\(type).swift": source("state.encendido.toggle()\n"),
      "alternative/Negado.swift": source("state.encendido = !state.encendido\n"),
      "wrong/SoloEnciende.swift":
        """
      // misconception: To tap a switch is to switch it on.
      // refused-by: dos-veces
      // es: pulsar fuera siempre encender
      // en: to tap were always to switch on

      """ + source("state.encendido = true\n"),
    ]
  }

  private func source(_ line: String) -> String {
    """
    import ComposableArchitecture

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
            \(line)        return .none
          }
        }
      }
    }

    """
  }

  var exam: String {
    """
    import Bilingual
    import Examiner
    import Wire

    @testable import Kata\(type)

    extension Exam {
      /// What `\(id)` is judged by.
      static let \(name) = Exam(
        kata: "\(id)",
        checks: [
          Check(
            "una-vez",
            title: Localized(es: "Pulsar una vez enciende", en: "One tap switches it on"),
            meaning: Localized(
              es: "Al principio está apagado.",
              en: "It is off in the beginning."
            ),
            compared: .state,
            .scenario([.send(action: \(type).Action.pulsado)])
          ),
          Check(
            "dos-veces",
            title: Localized(es: "Pulsar dos veces apaga", en: "Two taps switch it off"),
            meaning: Localized(
              es: "El mismo hecho significa otra cosa según el estado.",
              en: "The same fact means something else in another state."
            ),
            compared: .state,
            .scenario([
              .send(action: \(type).Action.pulsado), .send(action: \(type).Action.pulsado),
            ])
          ),
          Check(
            "exhaustivo",
            title: Localized(
              es: "Ninguna serie de toques rompe la regla",
              en: "No series of taps breaks the rule"
            ),
            meaning: Localized(
              es: "Se prueban todas hasta el límite.",
              en: "All of them up to the bound are tried."
            ),
            compared: [.state, .actions, .effects, .waiting],
            .exhaustive(
              Exploration(alphabet: [.send(action: \(type).Action.pulsado)], bound: 5)
            )
          ),
        ]
      )
    }

    """
  }

  var lists: [(file: String, entries: [(after: String, text: String)])] {
    let misconceptions = "misconceptions: [String: [Misconception]] = [\n"
    return commonLists(exams: [(misconceptions, "    \"\(id)\": .\(name),\n")]) + [
      (
        "Sources/BucleReference/BucleReference.swift",
        [
          ("import Probe\n\n", "private import \(type)Probe\n"),
          (
            "katas: [String: SubjectProgram] = [\n",
            "    \"kata:\(id)\": \(type)Probe.program,\n"
          ),
        ]
      )
    ]
  }
}
