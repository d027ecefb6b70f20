extension ExplainedMistake {
  /// Closures that are given something, or change something.
  static let closures: [ExplainedMistake] = [
    ExplainedMistake(
      "effect-without-send",
      ".run { send in",
      ".run { [cuenta = state.cuenta] in print(cuenta)",
      mentions: "`send in`"
    ),
    ExplainedMistake(
      "effect-without-send",
      effect,
      "return .run { print(1) }",
      mentions: "`send in`"
    ),
    ExplainedMistake(
      "new-value-ignored",
      using: """
        struct Vista: View {
          let store: StoreOf<Lista>
          var body: some View {
            TextField("t", text: Binding(get: { store.texto }, set: { store.send(.sumar) }))
          }
        }
        """,
      mentions: "`set`"
    ),
    ExplainedMistake(
      "expression-not-understood",
      using: """
        @MainActor final class Filtro { var alCambiar: (String) -> Void = { _ in } }
        @MainActor final class Buscador {
          let filtro = Filtro()
          init() {
            filtro.alCambiar = { [weak self] in self?.busca("") }
          }
          func busca(_ texto: String) {}
        }
        """,
      mentions: "`_ in`"
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
      "caught-error-assigned",
      using: """
        @MainActor @Observable final class Modelo {
          var error: String?
          func carga() async {
            do { try await Task.sleep(for: .seconds(1)) } catch { error = "sin red" }
          }
        }
        """,
      mentions: "`self.error = …`"
    ),
    ExplainedMistake(
      "state-captured-by-task",
      "state.cuenta += 1",
      "Task { state.cuenta += 1 }",
      mentions: "`state`"
    ),
    ExplainedMistake(
      "duration-without-unit",
      "sleep(for: .seconds(1))",
      "sleep(for: 5)",
      mentions: "`.seconds(…)`"
    ),
    ExplainedMistake(
      "length-for-count",
      "state.cuenta += 1",
      "state.cuenta = state.texto.length",
      mentions: "`.count`"
    ),
  ]
}
