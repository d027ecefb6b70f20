extension ExplainedMistake {
  /// Cases, and the paths to them.
  static let casePaths: [ExplainedMistake] = [
    ExplainedMistake(
      "action-path",
      inParent: "action: \\.lista",
      "action: \\.lists",
      mentions: "'lists'"
    ),
    ExplainedMistake(
      "result-case",
      "    case cargar\n",
      "    case cargar\n    case vendidas(Result<Int, any Error>)\n",
      and: "case .sumar:",
      "case .vendidas(.error): return .none\n      case .vendidas: return .none\n      case .sumar:",
      then: "",
      mentions: "`.failure(…)`"
    ),
    ExplainedMistake(
      "result-member",
      "    case cargar\n",
      "    case cargar\n    case vendidas(Result<Int, CancellationError>)\n",
      and: "case .sumar:",
      "case .vendidas(.error): return .none\n      case .vendidas: return .none\n      case .sumar:",
      then: "",
      mentions: "'error'"
    ),
    ExplainedMistake(
      "binding-without-backslash",
      using: """
        func esTexto(_ escritura: BindingAction<Lista.State>) -> Bool {
          switch escritura {
          case .texto: true
          default: false
          }
        }
        """,
      mentions: "`.binding(\\.texto)`"
    ),
    ExplainedMistake(
      "case-in-switch",
      using: """
        func esSuma(_ hecho: Lista.Action) -> Bool {
          switch hecho {
          case .sumr: true
          default: false
          }
        }
        """,
      mentions: "'sumr'"
    ),
    ExplainedMistake(
      "received-path",
      using: test("await store.receive(\\.fijr)"),
      mentions: "Lista.Action"
    ),
    ExplainedMistake(
      "several-values-in-case",
      "case fijar(Int)",
      "case fijar(Int, Int)",
      then: test("await store.receive(\\.fijar.1)"),
      mentions: "struct"
    ),
    ExplainedMistake(
      "action-without-case",
      "send(.fijar(1))",
      "send(.fijr(1))",
      mentions: "'fijr'"
    ),
    ExplainedMistake(
      "payload-forgotten",
      "send(.fijar(1))",
      "send(.fijar)",
      mentions: "'Int'"
    ),
    ExplainedMistake(
      "presents-forgotten",
      inParent: "@Presents var",
      "var",
      mentions: "@Presents var ficha"
    ),
    ExplainedMistake(
      "presented-without-dollar",
      inParent: ".ifLet(\\.$ficha",
      ".ifLet(\\.ficha",
      mentions: "`\\.$`"
    ),
    ExplainedMistake(
      "plain-array",
      inParent: "IdentifiedArrayOf<Fila.State>",
      "[Fila.State]",
      mentions: "IdentifiedArrayOf<Fila.State>"
    ),
    ExplainedMistake(
      "state-without-property",
      "state.cuenta += 1",
      "state.centa += 1",
      mentions: "'centa'"
    ),
    ExplainedMistake(
      "store-without-property",
      using: """

        struct RotuloView: View {
          let store: StoreOf<Lista>
          var body: some View { Text("\\(store.centa)") }
        }
        """,
      mentions: "'centa'"
    ),
  ]
}
