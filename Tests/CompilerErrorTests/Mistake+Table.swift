extension Mistake {
  static let inReducers: [Mistake] = [
    Mistake(
      "a misspelt property of the state",
      "state.cuenta += 1",
      "state.centa += 1  // ←",
      mentions: "'centa'"
    ),
    Mistake(
      "a misspelt action in a synchronous send",
      "state.cuenta += 1\n        return .none",
      "return .send(.sumr)  // ←",
      mentions: "'sumr'"
    ),
    Mistake(
      "a misspelt action in an effect",
      "await send(.fijar(1))",
      "await send(.fijr(1))  // ←",
      mentions: "'fijr'"
    ),
    Mistake(
      "a missing payload",
      "await send(.fijar(1))",
      "await send(.fijar)  // ←",
      mentions: "'fijar'"
    ),
    Mistake(
      "a missing case",
      "      switch action {\n",
      "      switch action {  // ←\n",
      removing:
        "      case .fijar(let valor):\n        state.cuenta = valor\n        return .none\n",
      mentions: "exhaustive"
    ),
    Mistake(
      "a value of another type",
      "state.cuenta = valor",
      "state.cuenta = \"uno\"  // ←",
      mentions: "'String'"
    ),
    Mistake(
      "the state captured in an effect",
      "await send(.fijar(1))",
      "await send(.fijar(state.cuenta))  // ←",
      mentions: "'state'"
    ),
    Mistake(
      "a missing try",
      "try await Task.sleep(for: .seconds(1))",
      "await Task.sleep(for: .seconds(1))  // ←",
      mentions: "'try'"
    ),
    Mistake(
      "a missing await",
      "await send(.fijar(1))",
      "send(.fijar(1))  // ←",
      mentions: "main actor-isolated"
    ),
    Mistake(
      "a forgotten return",
      "state.cuenta = valor\n        return .none",
      "state.cuenta = valor",
      mentions: "return"
    ).guilty(at: "    }\n  }\n}\n", "    }  // ←\n  }\n}\n"),
    Mistake(
      "a misspelt cancellation identifier",
      ".cancellable(id: CancelID.carga)",
      ".cancellable(id: CancelID.cargas)  // ←",
      mentions: "'cargas'"
    ),
    Mistake(
      "a forgotten @Reducer",
      "  var body: some ReducerOf<Self> {",
      "  var body: some ReducerOf<Self> {  // ←",
      removing: "@Reducer\n",
      mentions: "'`@Reducer`'"
    ),
    Mistake(
      "a reducer in a Reduce",
      "  var body: some ReducerOf<Self> {",
      "  var body: some ReducerOf<Self> {\n    Reduce(Lista())  // ←",
      mentions: "Lista"
    ),
  ]

  static let inUses: [Mistake] = [
    Mistake(
      "a write to a store",
      using: "@MainActor func uso(store: StoreOf<Lista>) {\n  store.cuenta = 1  // ←\n}\n",
      mentions:
        "a store's state changes by actions only: send one, or make 'Action' a 'BindableAction'"
    ),
    Mistake(
      "a change in place of a store",
      using: "@MainActor func uso(store: StoreOf<Lista>) {\n  store.cuenta += 1  // ←\n}\n",
      mentions:
        "a store's state changes by actions only: send one, or make 'Action' a 'BindableAction'"
    ),
    Mistake(
      "a misspelt property of a store",
      using: "@MainActor func uso(store: StoreOf<Lista>) {\n  print(store.centa)  // ←\n}\n",
      mentions: "'centa'"
    ),
    Mistake(
      "a misspelt action sent to a store",
      using: "@MainActor func uso(store: StoreOf<Lista>) {\n  store.send(.sumr)  // ←\n}\n",
      mentions: "'sumr'"
    ),
    Mistake(
      "a binding to a store whose actions carry none",
      using: """
        struct Vista: View {
          @Bindable var store: StoreOf<Lista>
          var body: some View {
            TextField("texto", text: $store.texto)  // ←
          }
        }
        """,
      mentions:
        "a form can write to this store if 'Action' is a 'BindableAction' with 'case binding(BindingAction<State>)', and the value is Equatable"
    ),
    Mistake(
      "a state that is not observable",
      "  @ObservableState\n",
      "",
      then: "@MainActor func uso(store: StoreOf<Lista>) {\n  print(store.cuenta)  // ←\n}\n",
      mentions: "put '@ObservableState' on the feature's 'State' to read it from the store"
    ),
    Mistake(
      "an action that is not Equatable, received as a whole",
      using: """
        func prueba() async {
          let store = TestStore(initialState: Lista.State()) { Lista() }
          await store.receive(.sumar)  // ←
        }
        """,
      mentions: "make 'Action' Equatable, or receive by the case"
    ),
    Mistake(
      "a state that is not Equatable in a test",
      "struct State: Equatable {",
      "struct State {",
      then: """
        func prueba() async {
          let store = TestStore(initialState: Lista.State()) { Lista() }  // ←
          await store.send(.sumar) { $0.cuenta = 1 }
          await store.receive(\\.fijar, 2)
        }
        """,
      mentions: "a test compares states: write 'struct State: Equatable' in the feature"
    ),
  ]

  /// A mistake that also leaves something out.
  private init(
    _ name: String,
    _ old: String,
    _ new: String,
    removing part: String,
    mentions: String
  ) {
    self.init(name, old, new, mentions: mentions)
    source = source.replacing(part, with: "")
  }

  /// The same mistake, of which a warning at another line says more.
  private func alsoWarned(at line: Int) -> Mistake {
    var mistake = self
    mistake.warnedLine = line
    return mistake
  }

  /// The same mistake, to be found at another line than that of the edit.
  private func guilty(at old: String, _ new: String) -> Mistake {
    var mistake = self
    mistake.source = source.replacing(old, with: new)
    return mistake
  }
}
