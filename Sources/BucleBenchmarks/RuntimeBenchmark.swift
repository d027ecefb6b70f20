import ComposableArchitecture

/// What one turn of the loop costs, beside a bare loop that changes the same state.
@MainActor
enum RuntimeBenchmark {
  static func run() async {
    floor()
    sends()
    nestedScopes()
    identifiedChildren()
    growth()
    reads()
    await effects()
    await tests()
    await memory()
  }

  // MARK: - Features

  @Reducer
  struct Plain {
    struct State: Equatable { var count = 0 }
    enum Action { case increment, twice, nothing }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += 1
          return .none
        case .twice:
          return .send(.increment)
        case .nothing:
          return .run { _ in }
        }
      }
    }
  }

  @Reducer
  struct Observed {
    @ObservableState
    struct State: Equatable {
      var count = 0
      var other = 0
    }

    enum Action { case increment }

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  /// A state that is large in place, of which one field changes.
  @Reducer
  struct Large {
    @ObservableState
    struct State: Equatable {
      var count = 0
      var rows = [Int](repeating: 0, count: 100_000)
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

  private static func floor() {
    var state = Plain.State()
    OperationCost.report("bare loop", operations: 1_000_000) { count in
      for _ in 0..<count {
        state.count += 1
        keep(&state)
      }
    }
  }

  private static func sends() {
    let plain = Store(initialState: Plain.State()) { Plain() }
    OperationCost.report("send, plain state", operations: 200_000) { count in
      for _ in 0..<count { plain.send(.increment) }
    }
    let observed = Store(initialState: Observed.State()) { Observed() }
    OperationCost.report("send, observed state", operations: 200_000) { count in
      for _ in 0..<count { observed.send(.increment) }
    }
    let large = Store(initialState: Large.State()) { Large() }
    OperationCost.report("send, observed state of 100,000 rows", operations: 200_000) { count in
      for _ in 0..<count { large.send(.increment) }
    }
    OperationCost.report("send → .send (two actions)", operations: 100_000) { count in
      for _ in 0..<count { plain.send(.twice) }
    }
  }

  private static func reads() {
    let store = Store(initialState: Observed.State()) { Observed() }
    OperationCost.report("read store.count", operations: 500_000) { count in
      var sum = 0
      for _ in 0..<count { sum &+= store.count }
      keep(&sum)
    }
  }

  static func tests() async {
    let store = TestStore(initialState: Plain.State()) { Plain() }
    await OperationCost.report("TestStore.send", operations: 5_000) { count in
      for _ in 0..<count { await store.send(.increment) { $0.count += 1 } }
    }
    await OperationCost.report("TestStore.send + receive", operations: 5_000) { count in
      for _ in 0..<count {
        await store.send(.twice)
        await store.receive(\.increment) { $0.count += 1 }
      }
    }
  }

  /// Keeps the optimizer from dropping work whose result nobody uses.
  @inline(never) @_optimize(none)
  static func keep<Value>(_ value: inout Value) {}
}
