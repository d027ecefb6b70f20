public import Bucle

/// A store for tests that insists on being told everything: each change, each received action, each effect's end.
///
/// Send what the user does and say what changes; receive what effects send and say what that changes.
/// Effects run on a queue of the test's own, so a test that passes never waits.
///
/// ```swift
/// func laCuentaSube() async {
///   let store = TestStore(initialState: Contador.State()) { Contador() }
///   await store.send(.incremento) { $0.cuenta = 1 }
///   await store.send(\.fijar, 5) { $0.cuenta = 5 }
/// }
/// ```
@MainActor
public final class TestStore<State, Action> {
  nonisolated let session: TestSession<State, Action>
  private let dismissal: LockIsolated<Bool>

  /// A test store with a first state and the reducer under test.
  ///
  /// The state and the reducer are made with the overrides in force, in the context of a test.
  public nonisolated init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    reducer: () -> R,
    withDependencies prepare: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where State: Equatable {
    var dependencies = DependencyValues.ofNewTest()
    let dismissal = LockIsolated(false)
    self.dismissal = dismissal
    dependencies.dismiss = DismissEffect { dismissal.setValue(true) }
    prepare(&dependencies)
    session = DependencyValues.withCurrent(dependencies) {
      TestSession(
        state: initialState(),
        reduce: reducer()._$prepared(),
        areEqual: { $0 == $1 },
        dependencies: dependencies,
        site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
  }

  deinit {
    session.reportRest()
    for work in session.ledger.all { work.cancel() }
  }

  /// The state as far as the test has followed it; what was received and not yet asserted is not in it.
  public var state: State { session.asserted }

  /// Whether the feature under test asked to be dismissed: `await dismiss()`, with no parent to do it.
  ///
  /// After that, nothing may be sent. A test that gives `dismiss` a value of its own is not told.
  public var isDismissed: Bool { dismissal.value }

  /// The dependencies of the reducer and of effects made from now on.
  public var dependencies: DependencyValues {
    get { session.dependencies }
    set { session.dependencies = newValue }
  }

  /// Runs a part of the test with some of the reducer's dependencies replaced.
  @discardableResult
  public func withDependencies<R>(
    _ update: (inout DependencyValues) throws -> Void,
    operation: @MainActor () throws -> R
  ) rethrows -> R {
    let before = dependencies
    defer { dependencies = before }
    try update(&dependencies)
    return try operation()
  }

  /// Runs an asynchronous part of the test with some of the reducer's dependencies replaced.
  @discardableResult
  public func withDependencies<R>(
    _ update: (inout DependencyValues) throws -> Void,
    operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let before = dependencies
    defer { dependencies = before }
    try update(&dependencies)
    return try await operation()
  }

  /// Always true, whatever is set: effects run one step at a time, in a queue of this test's own.
  ///
  /// It is there for tests that come from The Composable Architecture, where it is a switch for the whole process.
  public var useMainSerialExecutor: Bool {
    get { true }
    set { _ = newValue }
  }

  /// How much the test has to say; everything, unless it is set.
  public var exhaustivity: Exhaustivity {
    get { session.exhaustivity }
    set { session.exhaustivity = newValue }
  }

  /// How long to wait for effects that depend on what the test does not control, such as a real clock.
  public var timeout: Duration {
    get { session.timeout }
    set { session.timeout = newValue }
  }
}

extension TestStore {
  /// Not available: a test compares the state with what it expects.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "a test compares states: write 'struct State: Equatable' in the feature"
  )
  public nonisolated convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    reducer: () -> R,
    withDependencies prepare: (inout DependencyValues) -> Void = { _ in }
  ) {
    preconditionFailure("an unavailable initializer is never called")
  }
}

/// The test store of a feature: `TestStoreOf<Contador>`.
public typealias TestStoreOf<R: ReducerDomain> = TestStore<R.State, R.Action>
where R.State: Equatable
