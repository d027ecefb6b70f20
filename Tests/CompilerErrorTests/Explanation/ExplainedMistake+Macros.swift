extension ExplainedMistake {
  /// What macros ask of the types they stand on.
  static let macros: [ExplainedMistake] = [
    ExplainedMistake(
      "import-forgotten",
      importing: ["SwiftUI"],
      mentions: "`import ComposableArchitecture`"
    ),
    ExplainedMistake(
      "reducer-class",
      "struct Lista {",
      "final class Lista {",
      mentions: "`struct`"
    ),
    ExplainedMistake(
      "reducer-without-macro",
      "@Reducer\n",
      "",
      mentions: "`@Reducer`"
    ),
    ExplainedMistake(
      "observable-class",
      "struct State: Equatable {",
      "final class State {",
      mentions: "`struct`"
    ),
    ExplainedMistake(
      "state-not-observable",
      "  @ObservableState\n",
      "",
      then: "@MainActor func uso(store: StoreOf<Lista>) { print(store.cuenta) }",
      mentions: "`@ObservableState`"
    ),
    ExplainedMistake(
      "case-twice",
      "case sumar\n",
      "case sumar\n    case sumar\n",
      mentions: "cas"
    ),
    ExplainedMistake(
      "client-without-default",
      using: """
        @DependencyClient
        struct Cliente { var pide: @Sendable () async -> Int }
        """,
      mentions: "'pide'"
    ),
    ExplainedMistake(
      "dependency-without-live-value",
      using: """
        struct Cliente { var pide: @Sendable () async -> Int }
        extension Cliente: DependencyKey {}
        """,
      mentions: "static let liveValue = Cliente("
    ),
    ExplainedMistake(
      "unknown-dependency",
      "  var body",
      "  @Dependency(\\.reloj) var reloj\n  var body",
      mentions: "`@Dependency`"
    ),
    ExplainedMistake(
      "not-equatable",
      "var texto = \"\"",
      "var texto = \"\"\n    var cosa = Cosa()",
      then: "struct Cosa {}",
      mentions: "'Lista.State'"
    ),
    ExplainedMistake(
      "not-identifiable",
      inParent: "State: Equatable, Identifiable",
      "State: Equatable",
      mentions: "'Fila.State'"
    ),
  ]
}
