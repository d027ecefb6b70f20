public import Observation

/// The place where a feature lives: it holds the state, takes actions, and runs their effects.
///
/// State comes down, `store.cuenta`; actions go up, `store.send(.incremento)`. Dropping the last
/// reference cancels every effect.
///
/// ```swift
/// let store = Store(initialState: Contador.State()) { Contador() }
/// store.send(.incremento)
/// print(store.cuenta)
/// ```
@dynamicMemberLookup
@MainActor
public final class Store<State, Action> {
  let core: StoreCore<State, Action>
  /// The stores of child features that were asked for.
  var children = ChildStores()
  /// `nil` for a root.
  let origin: StoreOrigin?

  init(core: StoreCore<State, Action>, origin: StoreOrigin? = nil) {
    self.core = core
    self.origin = origin
  }

  /// A store with a first state and the reducer that changes it.
  ///
  /// The state and the reducer are made with the overrides in force. A write that no reducer applies is
  /// reported at the place where the store was made.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepare: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    var dependencies = DependencyValues._current
    prepare?(&dependencies)
    let core = DependencyValues.$_current.withValue(dependencies) {
      RootCore(
        state: initialState(),
        reduce: reducer()._$prepared(),
        dependencies: dependencies,
        site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
    self.init(core: core)
  }

  /// A store for a test, which says where effects run and keeps the ledger of them.
  package init(
    initialState: State,
    reduce: @escaping PreparedReducer<State, Action>,
    dependencies: DependencyValues,
    site: CallSite,
    executor: any EffectExecutor,
    ledger: WorkLedger
  ) {
    origin = nil
    core = RootCore(
      state: initialState,
      reduce: reduce,
      dependencies: dependencies,
      site: site,
      executor: executor,
      ledger: ledger
    )
  }

  /// Sends an action up; on return, it and every action that it caused at once are reduced.
  ///
  /// An action sent while another is being processed waits for its turn. The result stands for the
  /// effects that were started: wait for them, or cancel them.
  @discardableResult
  public func send(
    _ action: Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StoreTask {
    core.send(
      action,
      from: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// The same as a function of an action alone, to pass on: `onSubmit: store.send`.
  @_disfavoredOverload
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    core.send(action, from: core.site)
  }
}

/// The store of a feature: `StoreOf<Contador>`.
public typealias StoreOf<R: ReducerDomain> = Store<R.State, R.Action>

// MARK: - Reading

extension Store where State: ObservableState {
  /// The current state.
  public var state: State {
    core.access()
    return core.state
  }

  /// One property of the current state.
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
    core.access()
    return core.read(path)
  }
}

extension Store {
  /// Calls a function with the current state, which need not be observable.
  public func withState<R>(_ body: (_ state: State) -> R) -> R {
    body(core.state)
  }
}

// MARK: - Tools

extension Store {
  /// The effects in flight, oldest first.
  @_spi(Probe) public var runningEffects: [RunningEffect] { core.works.map(RunningEffect.init) }

  /// How many effects were started since the store was made, those that have ended included.
  @_spi(Probe) public var startedEffects: Int { core.startedWorks }
}

// MARK: - Identity

extension Store: Observable {}

extension Store: nonisolated Equatable {
  /// Two stores are equal if they are the same one.
  public nonisolated static func == (lhs: Store, rhs: Store) -> Bool { lhs === rhs }
}

extension Store: nonisolated Hashable {
  /// Hashes the store's identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
