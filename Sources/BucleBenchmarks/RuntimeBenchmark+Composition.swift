import ComposableArchitecture

/// Features in features: what a send costs at some depth, and beside some number of siblings.
extension RuntimeBenchmark {
  // MARK: - Features

  @Reducer
  struct Rows {
    @ObservableState
    struct State {
      var rows: IdentifiedArrayOf<Row.State>
    }

    enum Action { case rows(IdentifiedActionOf<Row>) }

    var body: some ReducerOf<Self> {
      EmptyReducer<State, Action>().forEach(\.rows, action: \.rows) { Row() }
    }
  }

  @Reducer
  struct Row {
    @ObservableState
    struct State: Identifiable {
      let id: Int
      var count = 0
    }

    enum Action { case increment }

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  // MARK: - Cases

  static func nestedScopes() {
    let oneStore = store(of: Level1(), Level1.State())
    sends(to: oneStore.scope(\.child, action: \.child), of: oneStore, .own, levels: 1)

    let tenStore = store(of: Level10(), Level10.State())
    let fifth =
      tenStore.scope(\.child, action: \.child).scope(\.child, action: \.child)
      .scope(\.child, action: \.child).scope(\.child, action: \.child)
      .scope(\.child, action: \.child)
    let deepest =
      fifth.scope(\.child, action: \.child).scope(\.child, action: \.child)
      .scope(\.child, action: \.child).scope(\.child, action: \.child)
      .scope(\.child, action: \.child)
    sends(to: deepest, of: tenStore, .own, levels: 10)
  }

  static func identifiedChildren() {
    for number in [1, 100, 10_000] {
      let store = store(
        of: Rows(),
        Rows.State(rows: IdentifiedArray(uniqueElements: (0..<number).map { Row.State(id: $0) }))
      )
      OperationCost.report("send to one of \(number) children", operations: 100_000) { count in
        for turn in 0..<count {
          store.send(.rows(.element(id: turn % number, action: .increment)))
        }
      }
    }
  }

  private static func sends<State, Action>(
    to deepest: StoreOf<Observed>,
    of root: Store<State, Action>,
    _ own: Action,
    levels: Int
  ) {
    OperationCost.report("send through \(levels) scopes", operations: 100_000) { count in
      for _ in 0..<count { deepest.send(.increment) }
    }
    OperationCost.report("send at the root of \(levels) scopes", operations: 100_000) { count in
      for _ in 0..<count { root.send(own) }
    }
    OperationCost.report("read through \(levels) scopes", operations: 500_000) { count in
      var sum = 0
      for _ in 0..<count { sum &+= deepest.count }
      keep(&sum)
    }
  }

  private static func store<R: Reducer>(of reducer: R, _ state: R.State) -> StoreOf<R> {
    Store(initialState: state) { reducer }
  }
}
