extension ExplainedMistake {
  /// Actors and tasks.
  static let isolation: [ExplainedMistake] = [
    ExplainedMistake(
      "state-captured-by-effect",
      "send(.fijar(1))",
      "send(.fijar(state.cuenta))",
      mentions: "state.…] send in"
    ),
    ExplainedMistake(
      "send-without-await",
      "await send(.fijar(1))",
      "send(.fijar(1))",
      mentions: "`await send(…)`"
    ),
    ExplainedMistake(
      "try-forgotten",
      "try await Task",
      "await Task",
      mentions: "`try`"
    ),
    ExplainedMistake(
      "main-actor-from-outside",
      using: """
        func uso(store: StoreOf<Lista>) {
          store.send(.sumar)
        }
        """,
      mentions: "`@MainActor`"
    ),
    ExplainedMistake(
      "captured-self-not-sendable",
      "  enum CancelID { case carga }\n",
      "  enum CancelID { case carga }\n  let caja: Caja\n",
      and: "send(.fijar(1))",
      "send(.fijar(caja.n))",
      then: "final class Caja { var n = 0 }",
      mentions: "'Lista'"
    ),
    ExplainedMistake(
      "captured-not-sendable",
      "return .run { send in",
      "let caja = Caja()\n        return .run { send in\n          print(caja.n)",
      then: "final class Caja { var n = 0 }",
      mentions: "'Caja'"
    ),
    ExplainedMistake(
      "captured-variable-changed",
      "return .run { send in",
      "var n = 0\n        return .run { send in\n          n += 1",
      mentions: "'n'"
    ),
    ExplainedMistake(
      "shared-mutable-property",
      "  var body",
      "  static var total = 0\n  var body",
      mentions: "'total'"
    ),
    ExplainedMistake(
      "dependency-not-sendable",
      using: """
        struct Cliente { var pide: () async -> Int }
        extension Cliente: DependencyKey {
          static let liveValue = Cliente(pide: { 1 })
        }
        """,
      mentions: "'Cliente'"
    ),
  ]
}
