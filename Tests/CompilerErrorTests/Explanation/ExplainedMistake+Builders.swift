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
      "body-not-understood",
      inParent: "PresentationAction<Lista.Action>",
      "Lista.Action",
      mentions: "`PresentationAction<…>`"
    ),
    ExplainedMistake(
      "body-not-understood",
      inParent: "IdentifiedActionOf<Fila>",
      "Fila.Action",
      mentions: "`IdentifiedActionOf<…>`"
    ),
    ExplainedMistake(
      "body-not-understood",
      "some ReducerOf<Self>",
      "some Reducer",
      mentions: "`some ReducerOf<Self>`"
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
