extension ExplainedMistake {
  /// What a body and its effects are made of.
  static let builders: [ExplainedMistake] = [
    ExplainedMistake(
      "reducer-for-reduce",
      "    Reduce {",
      "    Reducer {",
      mentions: "`Reduce`"
    ),
    ExplainedMistake(
      "reducer-generic",
      using: """
        struct Escritura<State, Action>: Reducer {
          var body: some ReducerOf<Self> { EmptyReducer() }
        }
        """,
      mentions: "`var body: some Reducer<State, Action>`"
    ),
    ExplainedMistake(
      "reducer-incomplete",
      "var body: some ReducerOf<Self>",
      "var body: ReducerOf<Self>",
      mentions: "var body: some ReducerOf<Self>"
    ),
    ExplainedMistake(
      "waiting-in-reducer",
      "state.cuenta = valor\n",
      "await Task.yield()\n        state.cuenta = valor\n",
      mentions: "`return .run { send in … }`"
    ),
    ExplainedMistake(
      "throwing-in-reducer",
      "state.cuenta = valor\n",
      "try Task.checkCancellation()\n        state.cuenta = valor\n",
      mentions: "`return .run { send in … }`"
    ),
    ExplainedMistake(
      "switch-not-exhaustive",
      using: """
        func nombre(_ n: Int) -> String {
          switch n {
          case 0: "cero"
          }
        }
        """,
      mentions: "`default`"
    ),
    ExplainedMistake(
      "switch-not-exhaustive",
      using: """
        enum Filtro { case todas, vendidas }
        struct Vista: View {
          let filtro: Filtro
          var body: some View {
            switch filtro {
            case .todas: Text("todas")
            }
          }
        }
        """,
      mentions: "`case`"
    ),
    ExplainedMistake(
      "action-not-handled",
      "      case .fijar(let valor):\n        state.cuenta = valor\n        return .none\n",
      "",
      mentions: "`switch`"
    ),
    ExplainedMistake(
      "return-forgotten",
      "state.cuenta = valor\n        return .none",
      "state.cuenta = valor",
      mentions: "`return .none`"
    ),
    ExplainedMistake(
      "change-returned",
      "state.cuenta += 1\n        return .none",
      "return state.cuenta += 1",
      mentions: "`return .none`"
    ),
    ExplainedMistake(
      "effect-not-returned",
      "        return .run",
      "        .run",
      mentions: "`return`"
    ),
    ExplainedMistake(
      "effect-alone",
      effect,
      ".run { send in await send(.fijar(1)) }",
      mentions: "`return`"
    ),
    ExplainedMistake(
      "effect-joined-to-line-above",
      effect,
      "state.cuenta = 0\n        .run { send in await send(.fijar(1)) }",
      mentions: "'Int'"
    ),
    ExplainedMistake(
      "reduce-parameters",
      "state, action in",
      "state in",
      mentions: "`state, action in`"
    ),
    ExplainedMistake(
      "no-reducer-in-body",
      "    Reduce {",
      "    1\n    Reduce {",
      mentions: "'Int'"
    ),
    ExplainedMistake(
      "child-forgotten",
      inParent: "action: \\.lista) { Lista() }",
      "action: \\.lista)",
      mentions: "`Scope`"
    ),
    ExplainedMistake(
      "send-outside-effect",
      "state.cuenta += 1",
      "send(.cargar)",
      mentions: "`.run { send in … }`"
    ),
    ExplainedMistake(
      "cancel-identifier-is-type",
      "CancelID.carga",
      "CancelID",
      mentions: "Lista.CancelID."
    ),
  ]
}
