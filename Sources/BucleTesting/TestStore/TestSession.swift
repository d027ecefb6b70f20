internal import Bilingual
internal import Bucle

/// What a ``TestStore`` knows: the store under test, what it has done, and what of that was asserted.
///
/// Unchecked because it is reached in three places only, one after the other: by the test store's
/// initializer before anyone else has it, by its methods on the main actor, and by its `deinit` when
/// no one has it any more.
final class TestSession<State: Equatable, Action>: @unchecked Sendable {
  /// An action that an effect sent, with the state after it.
  struct Received {
    var action: Action
    var state: State
  }

  let queue = ReadyQueue()
  let ledger = WorkLedger()
  let site: CallSite
  var dependencies: DependencyValues
  /// The state as far as the test has followed it.
  var asserted: State
  var received: [Received] = []
  var timeout = Duration.seconds(1)
  var exhaustivity = Exhaustivity.on

  private let initialState: State
  private let reduce: PreparedReducer<State, Action>
  private var startedStore: Store<State, Action>?
  /// The state after the action that the test itself is sending; `nil` once it has been reduced.
  private var isSending = false
  private var sentState: State?
  private var sites: [ObjectIdentifier: (lineage: Lineage, site: CallSite)] = [:]
  /// What `finish` has complained about is not complained about again.
  private var isReported = false

  init(
    state: State,
    reduce: @escaping PreparedReducer<State, Action>,
    dependencies: DependencyValues,
    site: CallSite
  ) {
    asserted = state
    initialState = state
    self.reduce = reduce
    self.dependencies = dependencies
    self.site = site
  }

  deinit {
    queue.close()
  }

  // MARK: - The store under test

  @MainActor
  var store: Store<State, Action> {
    if let startedStore { return startedStore }
    let store = Store<State, Action>(
      initialState: initialState,
      // Weak, because an effect may still send while the test's end frees the session elsewhere.
      reduce: { [weak self] state, action in self?.step(&state, action) ?? .none },
      dependencies: dependencies,
      executor: queue,
      ledger: ledger
    )
    startedStore = store
    return store
  }

  private func step(_ state: inout State, _ action: Action) -> Effect<Action> {
    let effect = DependencyValues.withCurrent(dependencies) { reduce(&state, action) }
    if isSending {
      isSending = false
      sentState = state
    } else {
      received.append(Received(action: action, state: state))
      queue.signal()
    }
    return effect
  }

  /// Sends as the test itself, and returns the state after that action alone.
  @MainActor
  func send(_ action: Action, site: CallSite) -> (State, StoreTask) {
    isSending = true
    isReported = false
    let store = store
    let task = ReadyQueue.$current.withValue(queue) { store.send(action) }
    if let lineage = task.lineage { sites[ObjectIdentifier(lineage)] = (lineage, site) }
    return (sentState ?? asserted, task)
  }

  /// Lets effects go as far as they can.
  @MainActor
  func settle() async {
    guard !ledger.isEmpty else { return }
    await queue.settle()
  }

  /// Takes all that was received as followed.
  func skipReceived() {
    if let last = received.last { asserted = last.state }
    received = []
  }

  /// Waits until a condition holds that only an effect can bring about; false if that took too long.
  @MainActor
  func wait(atMost timeout: Duration?, until condition: () -> Bool) async -> Bool {
    await settle()
    let deadline = ContinuousClock.now + (timeout ?? self.timeout)
    while !condition() {
      guard !ledger.isEmpty, await queue.wait(until: deadline) else { return false }
      await settle()
    }
    return true
  }

  // MARK: - The end

  /// Reports what the test has left: received actions, and effects alive.
  func reportRest(at finishSite: CallSite? = nil) {
    guard !isReported, exhaustivity == .on else { return }
    isReported = true
    if !received.isEmpty {
      reportIssue(
        TestStoreText.leftActions(received.map { Dump($0.action) }),
        at: finishSite ?? site
      )
    }
    for work in ledger.all {
      let sent = sites[ObjectIdentifier(work.lineage)]
      let alive = LiveEffect(work, sentAt: sent?.site)
      reportIssue(TestStoreText.effectAlive(alive), at: finishSite ?? sent?.site ?? site)
    }
  }

  var liveEffects: [LiveEffect] {
    ledger.all.map { LiveEffect($0, sentAt: sites[ObjectIdentifier($0.lineage)]?.site) }
  }
}

/// An effect in flight, as failures tell of it.
struct LiveEffect {
  var name: String?
  var cancellationIDs: [String]
  var startedBy: Dump
  /// Where the test sent what led to it; `nil` if that is not known.
  var site: CallSite?

  init(_ work: Work, sentAt site: CallSite?) {
    name = work.origin.name
    cancellationIDs = work.origin.cancellationIDs
    startedBy = Dump(work.origin.action)
    self.site = site
  }
}
