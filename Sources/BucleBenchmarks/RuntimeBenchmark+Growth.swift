import ComposableArchitecture
import Synchronization

/// What a send costs as the state that it changes a part of gets longer, and what an effect holds as it goes on.
extension RuntimeBenchmark {
  // MARK: - Features

  @Reducer
  struct Long {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id = 0
      var count = 0
      var rows: [Int]

      init(_ length: Int) {
        rows = Array(repeating: 0, count: length)
      }
    }

    enum Action { case increment }

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        state.rows[state.count % state.rows.count] += 1
        return .none
      }
    }
  }

  @Reducer(state: .equatable)
  enum Kind {
    case long(Long)
  }

  /// One and the same child in every kind of place.
  @Reducer
  struct Places {
    @ObservableState
    struct State: Equatable {
      var fixed: Long.State
      var optional: Long.State?
      var list: IdentifiedArrayOf<Long.State>
      @Presents var presented: Long.State?
      var kind: Kind.State

      init(_ length: Int) {
        let child = Long.State(length)
        fixed = child
        optional = child
        list = [child]
        kind = .long(child)
        presented = child
      }
    }

    enum Action {
      case fixed(Long.Action)
      case optional(Long.Action)
      case list(IdentifiedActionOf<Long>)
      case presented(PresentationAction<Long.Action>)
      case kind(Kind.Action)
    }

    var body: some ReducerOf<Self> {
      Scope(\.fixed, action: \.fixed) { Long() }
      Scope(\.kind, action: \.kind) { Kind.body }
      EmptyReducer<State, Action>()
        .ifLet(\.optional, action: \.optional) { Long() }
        .forEach(\.list, action: \.list) { Long() }
        .ifLet(\.$presented, action: \.presented) { Long() }
    }
  }

  // MARK: - Cases

  /// Every child is read through its store before each change, as a view does.
  static func growth() {
    for length in [100, 100_000] {
      let store = Store(initialState: Places.State(length)) { Places() }
      let kind: StoreOf<Long>
      switch store.scope(\.kind, action: \.kind).case {
      case .long(let store): kind = store
      }
      let places: [(String, StoreOf<Long>?)] = [
        ("a child", store.scope(\.fixed, action: \.fixed)),
        ("an optional child", store.scope(\.optional, action: \.optional)),
        ("an element", store.scope(\.list, action: \.list).first),
        ("a presented child", store.scope(\.presented, action: \.presented.presented)),
        ("a child in an enum", kind),
      ]
      for case (let name, let child?) in places {
        OperationCost.report("send to \(name) of \(length) rows", operations: 20_000) { count in
          var sum = 0
          for _ in 0..<count {
            sum &+= child.count
            child.send(.increment)
          }
          keep(&sum)
        }
      }
    }
  }

  /// One effect that sends a million actions, each with an object that counts itself.
  static func memory() async {
    let census = Census()
    let (end, ended) = AsyncStream<Void>.makeStream()
    let store = Store(initialState: 0) {
      Reduce<Int, Sent> { state, action in
        switch action {
        case .start:
          return .run { @MainActor send in
            for _ in 0..<1_000_000 { send(.value(Witness(census))) }
            ended.finish()
          }
        case .value:
          state += 1
          return .none
        }
      }
    }
    let task = store.send(.start)
    for await _ in end {}
    await task.finish()
    print(
      "  \(store.withState { $0 }) actions of one effect: at most \(census.most) alive, \(census.alive) at the end"
    )
  }

  private enum Sent: Sendable {
    case start
    case value(Witness)
  }

  private final class Witness: Sendable {
    private let census: Census

    init(_ census: Census) {
      self.census = census
      census.change(by: 1)
    }

    deinit { census.change(by: -1) }
  }

  private final class Census: Sendable {
    private let counts = Mutex((alive: 0, most: 0))

    var alive: Int { counts.withLock { $0.alive } }
    var most: Int { counts.withLock { $0.most } }

    func change(by step: Int) {
      counts.withLock {
        $0.alive += step
        $0.most = max($0.most, $0.alive)
      }
    }
  }
}
