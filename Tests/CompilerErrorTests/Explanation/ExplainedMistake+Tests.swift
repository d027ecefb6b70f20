extension ExplainedMistake {
  /// Tests with a `TestStore`.
  static let tests: [ExplainedMistake] = [
    ExplainedMistake(
      "received-not-equatable",
      using: test("await store.receive(.sumar)"),
      mentions: "store.receive(\\."
    ),
    ExplainedMistake(
      "tested-state-not-equatable",
      "State: Equatable",
      "State",
      then: test("await store.send(.sumar)"),
      mentions: "State: Equatable"
    ),
    ExplainedMistake(
      "await-forgotten",
      using: test("store.send(.sumar)"),
      mentions: "`await`"
    ),
    ExplainedMistake(
      "function-not-async",
      using: test("await store.send(.sumar)", header: "func prueba()"),
      mentions: "`async`"
    ),
    ExplainedMistake(
      "expected-state-ignored",
      using: test("await store.send(.sumar) { cuenta = 1 }"),
      mentions: "`$0.`"
    ),
  ]
}
