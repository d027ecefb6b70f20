extension ExplainedMistake {
  /// Stores written to, and views.
  static let bindings: [ExplainedMistake] = [
    ExplainedMistake(
      "store-written",
      using: """
        @MainActor func uso(store: StoreOf<Lista>) {
          store.cuenta = 1
        }
        """,
      mentions: "`store.send(…)`"
    ),
    ExplainedMistake(
      "binding-without-bindable-action",
      using: """
        struct Vista: View {
          @Bindable var store: StoreOf<Lista>
          var body: some View { TextField("t", text: $store.texto) }
        }
        """,
      mentions: "`BindableAction`"
    ),
    ExplainedMistake(
      "bindable-forgotten",
      using: """
        struct Vista: View {
          let store: StoreOf<Lista>
          var body: some View { TextField("t", text: $store.texto) }
        }
        """,
      mentions: "`@Bindable var store`"
    ),
    ExplainedMistake(
      "binding-reducer-without-action",
      "    Reduce {",
      "    BindingReducer()\n    Reduce {",
      mentions: "'Lista.Action'"
    ),
    ExplainedMistake(
      "bindable-action-without-case",
      "enum Action {",
      "enum Action: BindableAction {",
      mentions: "'Lista.Action'"
    ),
    ExplainedMistake(
      "view-changes-itself",
      using: """
        struct Vista: View {
          var n = 0
          var body: some View { Button("x") { n += 1 } }
        }
        """,
      mentions: "`@State`"
    ),
    ExplainedMistake(
      "constant-in-state",
      "var cuenta",
      "let cuenta",
      mentions: "'cuenta'"
    ),
    ExplainedMistake(
      "list-without-identity",
      using: """
        struct Vista: View {
          let filas: [Lista.State]
          var body: some View { ForEach(filas) { fila in Text(fila.texto) } }
        }
        """,
      mentions: "'Lista.State'"
    ),
  ]
}
