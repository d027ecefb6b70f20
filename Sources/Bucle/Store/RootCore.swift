internal import Bilingual
internal import Observation

/// Owns a state, runs the reducer on it, and acts on the effects that it returns.
final class RootCore<State, Action>: StoreCore<State, Action> {
  /// `nil` while the reducer works on it: in place, so that a turn costs what it changes and not what the state is long.
  private var current: State?
  private let reduce: PreparedReducer<State, Action>
  /// `nil` if the state is not observable.
  private let identity: StateIdentity<State>?
  private let registrar = ObservationRegistrar()
  /// `nil` if the store was created without overrides, in a place without any.
  private let dependencies: DependencyValues?

  /// Where effects run: `nil` for the process's own executors.
  private let executor: (any TaskExecutor)?
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
    executor: (any TaskExecutor)? = nil,
    ledger: WorkLedger = WorkLedger()
  ) {
    self.executor = executor
    self.ledger = ledger
    current = state
    self.reduce = reduce
    self.dependencies = dependencies.isEmpty ? nil : dependencies
    identity = StateIdentity<State>.make()
  }

  deinit {
    for work in ledger.all { work.cancel() }
  }

  override var state: State {
    guard let current else {
      preconditionFailure(StoreText.readWhileReducing(type: "\(State.self)")[.ofTheReader])
    }
    return current
  }

  override func access() {
    registrar.access(self, keyPath: \.wholeState)
  }

  override var works: [Work] { ledger.all }

  override func send(_ action: Action) -> StoreTask {
    guard !isDraining else {
      let lineage = Lineage()
      queue.append(EffectRunner.Item(action: action, lineage: lineage))
      return StoreTask(lineage: lineage)
    }
    enqueue(EffectRunner.Item(action: action))
    defer { openerLineage = nil }
    return StoreTask(lineage: openerLineage)
  }

  private func enqueue(_ item: EffectRunner<Action>.Item) {
    queue.append(item)
    guard !isDraining else { return }
    isDraining = true
    if let dependencies {
      DependencyValues.$current.withValue(dependencies) { drain() }
    } else {
      drain()
    }
    isDraining = false
  }

  /// Turns until nothing is left: reduces what is queued, then tells the observers, who may send again.
  private func drain() {
    var next = 0
    while next < queue.count {
      let before = begin()
      while next < queue.count {
        let item = queue[next]
        next += 1
        take(item)
        // The queue is walked, not shifted, and emptied when it has been walked to the end.
        if next == queue.count {
          queue.removeAll(keepingCapacity: true)
          next = 0
        }
      }
      end(before)
    }
  }

  private func take(_ item: EffectRunner<Action>.Item) {
    let isDropped = item.lineage?.isCancelled == true || item.isDropped?() == true
    if !isDropped {
      let effect = reduceInPlace(item.action)
      perform(effect.operation, for: item)
    }
    item.whenTaken?()
  }

  private func reduceInPlace(_ action: Action) -> Effect<Action> {
    guard var state = current.take() else {
      preconditionFailure("one action is reduced at a time")
    }
    let effect = reduce(&state, action)
    current = state
    return effect
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
      _ = runner.start(operation, from: origin) {}
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
}

// MARK: - Telling observers

extension RootCore: Observable {
  /// What reading the state as a whole is noted under.
  fileprivate var wholeState: Void { () }

  private func begin() -> ObservableStateID? {
    guard let identity, var state = current.take() else { return nil }
    StateChanges.begin()
    let id = identity.willModify(&state)
    current = state
    return id
  }

  private func end(_ before: ObservableStateID?) {
    guard let identity, let before, let current else { return }
    let changed = StateChanges.end()
    if identity.id(of: current) != before {
      registrar.willSet(self, keyPath: \.wholeState)
      registrar.didSet(self, keyPath: \.wholeState)
    }
    for readers in changed { readers.tell() }
  }
}
