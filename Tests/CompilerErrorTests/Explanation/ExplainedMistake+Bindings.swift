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
      "store-mutated",
      using: """
        struct Vista: View {
          let store: StoreOf<Ventana>
          var body: some View { Button("x") { store.abierta.toggle() } }
        }
        @Reducer struct Ventana {
          @ObservableState struct State { var abierta = false }
          enum Action { case abrir }
          var body: some ReducerOf<Self> { EmptyReducer() }
        }
        """,
      mentions: "`store.send(…)`"
    ),
    ExplainedMistake(
      "bindable-store-forgotten",
      using: """
        struct Vista: View {
          let store: StoreOf<Lista>
          var body: some View { TextField("t", text: $store.texto) }
        }
        """,
      mentions: "`BindableAction`"
    ),
    ExplainedMistake(
      "bindable-forgotten",
      using: """
        @MainActor @Observable final class Modelo { var texto = "" }
        struct Vista: View {
          let modelo: Modelo
          var body: some View { TextField("t", text: $modelo.texto) }
        }
        """,
      mentions: "`@Observable`"
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
      "view-mutates-itself",
      using: """
        struct Vista: View {
          var abierta = false
          var body: some View { Button("x") { abierta.toggle() } }
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
