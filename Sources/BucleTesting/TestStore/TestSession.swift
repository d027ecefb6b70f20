internal import Bilingual
internal import Bucle

/// What a ``TestStore`` knows: the store under test, what it has done, and what of that was asserted.
///
/// Unchecked because it is reached in three places only, one after the other: by the test store's
/// initializer before anyone else has it, by its methods on the main actor, and by its `deinit` when
/// no one has it any more.
final class TestSession<State, Action>: @unchecked Sendable {
  /// An action that an effect sent, with the state after it.
  struct Received {
    var action: Action
    var state: State
  }

  let queue = ReadyQueue()
  let ledger = WorkLedger()
  let site: CallSite
  let areEqual: (State, State) -> Bool
  var dependencies: DependencyValues {
    didSet { tellClocks() }
  }
  /// The state as far as the test has followed it.
  var asserted: State
  var received: [Received] = []
  /// The last actions that the test has received, for failures to show.
  private(set) var followed: [Action] = []
  var timeout = Duration.seconds(1)
  var exhaustivity = Exhaustivity.on

  private let initialState: State
  private let reduce: PreparedReducer<State, Action>
  private var startedStore: Store<State, Action>?
  /// The state after the action that the test itself is sending; `nil` once it has been reduced.
  private var isSending = false
  private var sentState: State?
  private var sites: [ObjectIdentifier: (lineage: Lineage, site: CallSite)] = [:]
  /// How many there may be before those whose effects have ended are swept out.
  private var siteLimit = 64
  /// What `finish` has complained about is not complained about again.
  private var isReported = false

  init(
    state: State,
    reduce: @escaping PreparedReducer<State, Action>,
    areEqual: @escaping (State, State) -> Bool,
    dependencies: DependencyValues,
    site: CallSite
  ) {
    asserted = state
    initialState = state
    self.reduce = reduce
    self.areEqual = areEqual
    self.dependencies = dependencies
    self.site = site
    tellClocks()
  }

  deinit {
    queue.close()
  }

  /// Has the test's clocks follow the effects of this store from the start, not only when one sleeps.
  private func tellClocks() {
    for clock in dependencies.chosenClocks {
      (clock as? TestClock<Duration>)?.belongs(to: queue)
    }
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
      site: site,
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
    if let lineage = task.lineage { note(site, of: lineage) }
    return (sentState ?? asserted, task)
  }

  private func note(_ site: CallSite, of lineage: Lineage) {
    if sites.count >= siteLimit {
      let alive = Set(ledger.all.map { ObjectIdentifier($0.lineage) })
      sites = sites.filter { alive.contains($0.key) }
      siteLimit = max(64, 2 * sites.count)
    }
    sites[ObjectIdentifier(lineage)] = (lineage, site)
  }

  /// Lets effects go as far as they can.
  @MainActor
  func settle() async {
    guard !ledger.isEmpty else { return }
    await queue.settle()
  }

  /// Takes the next received action as followed.
  func follow() -> Received {
    let next = received.removeFirst()
    if followed.count == 5 { followed.removeFirst() }
    followed.append(next.action)
    return next
  }

  /// Takes all that was received as followed.
  func skipReceived() {
    if let last = received.last { asserted = last.state }
    received = []
  }

  /// Cancels the effects in flight and forgets them: they need not end.
  func skipEffects() {
    for work in ledger.all {
      work.cancel()
      ledger.remove(work)
    }
  }

  /// Waits until a condition holds that only an effect can bring about.
  ///
  /// Real time passes only while an effect waits for something out of the test's sight.
  @MainActor
  func wait(atMost timeout: Duration?, until condition: () -> Bool) async -> WaitOutcome {
    await settle()
    let timeout = timeout ?? self.timeout
    var patience = Patience(timeout)
    while !condition() {
      guard !ledger.isEmpty, !queue.isAsleep else { return .cannotHappen }
      guard await queue.wait(&patience) else { return .timedOut(timeout) }
      await settle()
    }
    return .happened
  }

  /// The effects in flight, oldest first; of one `send` only, if its lineage is given.
  func liveEffects(of lineage: Lineage? = nil) -> [LiveEffect] {
    ledger.all.filter { lineage == nil || $0.lineage === lineage }.map { work in
      LiveEffect(
        work,
        sentAt: sites[ObjectIdentifier(work.lineage)]?.site,
        sleep: queue.sleep(of: work)
      )
    }
  }

  // MARK: - The end

  /// Reports what the test leaves behind when its store goes away: received actions, and effects alive.
  func reportRest() {
    guard !isReported, let severity = exhaustivity.severityOfRest else { return }
    reportLeftActions(severity, at: site)
    for effect in liveEffects() {
      reportIssue(
        TestStoreText.effectAlive(effect),
        severity: severity,
        at: effect.site ?? site
      )
    }
  }

  /// Reports what is left when the test says that it is finished.
  func reportRest(after outcome: WaitOutcome, at finishSite: CallSite) {
    guard let severity = exhaustivity.severityOfRest else { return }
    isReported = true
    reportLeftActions(severity, at: finishSite)
    let effects = liveEffects()
    guard !effects.isEmpty else { return }
    reportIssue(
      TestStoreText.effectsAlive(effects, waited: outcome.waited),
      severity: severity,
      at: finishSite
    )
  }

  private func reportLeftActions(_ severity: IssueSeverity, at site: CallSite) {
    guard !received.isEmpty else { return }
    reportIssue(
      TestStoreText.leftActions(received.map { ReceivedAction($0.action) }),
      severity: severity,
      at: site
    )
  }
}

extension Exhaustivity {
  /// How what is left at the end is reported; `nil` if it is not.
  fileprivate var severityOfRest: IssueSeverity? {
    switch self {
    case .on: .error
    case .off(let showSkippedAssertions): showSkippedAssertions ? .warning : nil
    }
  }
}
