extension ExplainedMistake {
  /// What a body and its effects are made of.
  static let builders: [ExplainedMistake] = [
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
