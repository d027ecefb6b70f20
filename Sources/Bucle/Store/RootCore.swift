internal import Bilingual

/// Owns a state, runs the reducer on it, and acts on the effects that it returns.
final class RootCore<State, Action>: StoreCore<State, Action> {
  override var site: CallSite { madeAt }

  private let madeAt: CallSite
  private let memory: StateMemory<State>
  /// Set while the reducer has the state; nobody else may look at it then.
  private var isReducing = false
  private let reduce: PreparedReducer<State, Action>
  /// `nil` if the state is not observable.
  private let identity: StateIdentity<State>?
  /// Those who read the state, whichever part of it: they are told when another state takes its place.
  private let readers = StateReaders()
  /// `nil` if the store was created without overrides, in a place without any.
  private let dependencies: DependencyValues?

  /// Where effects run: `nil` for the process's own executors.
  private let executor: (any EffectExecutor)?
  private let ledger: WorkLedger
  private var queue: [EffectRunner<Action>.Item] = []
  private var isDraining = false
  /// Of the `send` that opened the turn; `nil` until one of its effects has to be kept.
  private var openerLineage: Lineage?
  /// `nil` until the first effect: many turns of many stores start none.
  private var startedRunner: EffectRunner<Action>?

  init(
    state: State,
    reduce: @escaping PreparedReducer<State, Action>,
    dependencies: DependencyValues,
    site: CallSite,
    executor: (any EffectExecutor)? = nil,
    ledger: WorkLedger = WorkLedger()
  ) {
    madeAt = site
    memory = StateMemory(state)
    self.reduce = reduce
    self.dependencies = dependencies.isEmpty ? nil : dependencies
    self.executor = executor
    self.ledger = ledger
    identity = StateIdentity<State>.make()
  }

  deinit {
    for work in ledger.all { work.cancel() }
  }

  // MARK: - Reading

  override func read<Value>(_ path: KeyPath<State, Value>) -> Value {
    guard !isReducing else {
      preconditionFailure(StoreText.readWhileReducing(type: "\(State.self)")[.ofTheReader])
    }
    return memory.pointer.pointee[keyPath: path]
  }

  override func current<Value>(_ path: KeyPath<State, Value>) -> Value? { read(path) }

  override func access() {
    readers.access(0)
  }

  override var works: [Work] { ledger.all }

  override var startedWorks: Int { ledger.started }

  // MARK: - Processing actions

  override func send(_ action: Action, from sender: CallSite) -> StoreTask {
    guard !isDraining else {
      // An observer may send; a reducer has effects for that.
      if isReducing {
        reportIssue(StoreText.sentWhileReducing(action: "\(action)"), at: sender)
      }
      let lineage = Lineage()
      queue.append(EffectRunner.Item(action: action, lineage: lineage))
      return StoreTask(lineage: lineage)
    }
    turn(EffectRunner.Item(action: action))
    guard let lineage = openerLineage else { return StoreTask(lineage: nil) }
    openerLineage = nil
    return StoreTask(lineage: lineage)
  }

  private func enqueue(_ item: EffectRunner<Action>.Item) {
    if isDraining {
      queue.append(item)
    } else {
      turn(item)
    }
  }

  private func turn(_ item: EffectRunner<Action>.Item) {
    isDraining = true
    if let dependencies {
      DependencyValues.$_current.withValue(dependencies) { drain(from: item) }
    } else {
      drain(from: item)
    }
    isDraining = false
  }

  /// Turns until nothing is left: reduces what is queued, then tells the observers, who may send again.
  private func drain(from first: EffectRunner<Action>.Item) {
    var before = begin()
    take(first)
    // The queue is walked, not shifted, and emptied when it has been walked to the end.
    var next = 0
    while true {
      while next < queue.count {
        let item = queue[next]
        next += 1
        if next == queue.count {
          queue.removeAll(keepingCapacity: true)
          next = 0
        }
        take(item)
      }
      end(before)
      guard !queue.isEmpty else { return }
      before = begin()
    }
  }

  private func take(_ item: EffectRunner<Action>.Item) {
    let isDropped = item.lineage?.isCancelled == true || item.isDropped?() == true
    if !isDropped {
      isReducing = true
      let effect = reduce(&memory.pointer.pointee, item.action)
      isReducing = false
      perform(effect.operation, for: item)
    }
    item.whenTaken?()
  }

  private func perform(
    _ operation: Effect<Action>.Operation,
    for item: EffectRunner<Action>.Item
  ) {
    switch operation {
    case .none:
      return
    case .send(let action):
      // The commonest effect needs no bookkeeping.
      queue.append(EffectRunner.Item(action: action, lineage: item.lineage))
    default:
      let origin = EffectRunner.Origin(
        action: item.action,
        lineage: item.lineage ?? lineageOfOpener(),
        scope: nil
      )
      _ = runner.start(operation, from: origin, whenDone: nil)
    }
  }

  private func lineageOfOpener() -> Lineage {
    if let openerLineage { return openerLineage }
    let lineage = Lineage()
    openerLineage = lineage
    return lineage
  }

  private var runner: EffectRunner<Action> {
    if let startedRunner { return startedRunner }
    let runner = EffectRunner<Action>(
      ledger: ledger,
      executor: executor,
      enqueue: { [unowned self] item in enqueue(item) },
      returning: { [weak self] in self?.startedRunner }
    )
    startedRunner = runner
    return runner
  }

  // MARK: - Telling observers

  private func begin() -> ObservableStateID? {
    guard let identity else { return nil }
    StateChanges.begin()
    return identity.willModify(&memory.pointer.pointee)
  }

  private func end(_ before: ObservableStateID?) {
    guard let identity, let before else { return }
    if identity.id(of: memory.pointer.pointee) != before { readers.note(0) }
    for readers in StateChanges.end() { readers.tell() }
  }
}
