public import Bucle

/// A store for tests that insists on being told everything: each change, each received action, each effect's end.
///
/// Send what the user does and say what changes; receive what effects send and say what that changes.
/// Effects run on a queue of the test's own, so a test that passes never waits.
@MainActor
public final class TestStore<State: Equatable, Action> {
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
  ) {
    var dependencies = DependencyValues.ofNewTest()
    let dismissal = LockIsolated(false)
    self.dismissal = dismissal
    dependencies.dismiss = DismissEffect { dismissal.setValue(true) }
    prepare(&dependencies)
    session = DependencyValues.withCurrent(dependencies) {
      TestSession(
        state: initialState(),
        reduce: reducer()._$prepared(),
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
  public var isDismissed: Bool { dismissal.value }

  /// The dependencies of the reducer and of effects made from now on.
  public var dependencies: DependencyValues {
    get { session.dependencies }
    set { session.dependencies = newValue }
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

/// The test store of a feature: `TestStoreOf<Contador>`.
public typealias TestStoreOf<R: ReducerDomain> = TestStore<R.State, R.Action>
where R.State: Equatable
