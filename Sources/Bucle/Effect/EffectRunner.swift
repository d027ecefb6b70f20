/// Acts on what reducers return: the part of a store that knows its effects.
///
/// Everything but the work itself happens on the main actor, at once and in the order in which the
/// effect is written, so that registration, cancellation and start cannot overtake one another.
@MainActor
final class EffectRunner<Action> {
  /// An action to be reduced, and where it comes from.
  struct Item {
    var action: Action
    /// `nil` for the `send` that opened the turn, until something has to be kept for it.
    var lineage: Lineage?
    /// Tells whether the effect that sent it has been cancelled since; `nil` if no effect sent it.
    var isDropped: (() -> Bool)?
    /// To be called when the action has been taken from the queue.
    var whenTaken: (() -> Void)?
  }

  /// Where the effect that is being acted on comes from.
  struct Origin {
    var action: Action
    var lineage: Lineage
    var scope: CancelScope?
    /// Of the feature whose effect it is; `nil` for the store's own.
    var branch: EffectBranch?
  }

  /// Puts an action into the store's queue, and has it reduced if that is not under way.
  private let enqueue: @MainActor (Item) -> Void
  /// The way back for work in flight; it must not keep the store alive.
  private let returning: @MainActor @Sendable () -> EffectRunner?
  private let ledger: WorkLedger
  private var running = FewEntries<Int, Running>()
  private let root: EffectBranch
  private var lastID = 0

  init(
    ledger: WorkLedger,
    executor: (any EffectExecutor)?,
    enqueue: @escaping @MainActor (Item) -> Void,
    returning: @escaping @MainActor @Sendable () -> EffectRunner?
  ) {
    self.ledger = ledger
    root = EffectBranch(table: CancellationTable(ledger: ledger, executor: executor))
    self.enqueue = enqueue
    self.returning = returning
  }

  private func nextID() -> Int {
    lastID += 1
    return lastID
  }

  // MARK: - Acting on an effect

  /// Acts on an operation and returns whether that completed it; if not, `whenDone` is called later.
  ///
  /// It is `nil` where nothing follows.
  func start(
    _ operation: Effect<Action>.Operation,
    from origin: Origin,
    whenDone: (() -> Void)?
  ) -> Bool {
    switch operation {
    case .none:
      return true
    case .send(let action):
      return send(action, from: origin, whenDone: whenDone)
    case .run(let run):
      return launch(run, from: origin, whenDone: whenDone)
    case .merge(let operations):
      return merge(operations, from: origin, whenDone: whenDone)
    case .concatenate(let operations):
      return proceed(operations[...], from: origin, whenDone: whenDone)
    case .cancellable(let key, let cancelInFlight, let operation):
      let branch = origin.branch ?? root
      if cancelInFlight { cancel(key, on: branch) }
      return enter(
        register(key, on: branch, in: origin),
        operation,
        from: origin,
        whenDone: whenDone
      )
    case .cancel(let key):
      cancel(key, on: origin.branch ?? root)
      return true
    case .child(let name, let operation):
      let branch = (origin.branch ?? root).child(name)
      return enter(
        register(nil, on: branch, in: origin),
        operation,
        from: origin,
        whenDone: whenDone
      )
    case .cancelChildren(let path, let isKept):
      cancel((origin.branch ?? root).scopes(ofChildrenAt: path, unless: isKept))
      return true
    case .reserved(let scope, let cancelInFlight, let operation):
      guard !scope.isCancelled else {
        scope.branch.remove(scope)
        return true
      }
      if cancelInFlight, let key = scope.key {
        cancel(key, on: scope.branch, sparing: scope)
      }
      return enter(scope, operation, from: origin, whenDone: whenDone)
    }
  }

  private func send(
    _ action: Action,
    from origin: Origin,
    whenDone: (() -> Void)?
  ) -> Bool {
    guard let scope = origin.scope else {
      enqueue(Item(action: action, lineage: origin.lineage))
      return true
    }
    enqueue(
      Item(
        action: action,
        lineage: origin.lineage,
        isDropped: { scope.isCancelled },
        whenTaken: whenDone
      )
    )
    return false
  }

  private func launch(
    _ run: Effect<Action>.Run,
    from origin: Origin,
    whenDone: (() -> Void)?
  ) -> Bool {
    guard !origin.lineage.isCancelled, origin.scope?.isCancelled != true else { return true }
    let table = (origin.branch ?? root).table
    let work = Work(
      id: nextID(),
      lineage: origin.lineage,
      origin: Work.Origin(
        name: run.name,
        action: origin.action,
        keys: origin.scope?.keys ?? [],
        table: table
      )
    )
    ledger.add(work)
    origin.lineage.add(work)
    origin.scope?.add(work)
    let send = Send<Action> { [returning] action in
      returning()?.receive(action, from: work, site: run.site)
    }
    var finish: (@MainActor @Sendable () -> Void)?
    if origin.scope != nil || whenDone != nil {
      running[work.id] = Running(scope: origin.scope, whenDone: whenDone)
      finish = { [returning] in
        if let runner = returning() {
          runner.finish(work)
        } else if work.finish() {
          work.lineage.remove(work)
        }
      }
    }
    work.attach(Self.task(of: work, run, send: send, in: table, finish: finish))
    return false
  }

  /// The task of a piece of work; `finish` is `nil` if its end changes nothing on the main actor.
  ///
  /// Not isolated, so that the work begins where it belongs and not on the main actor.
  private nonisolated static func task(
    of work: Work,
    _ run: Effect<Action>.Run,
    send: Send<Action>,
    in table: CancellationTable,
    finish: (@MainActor @Sendable () -> Void)?
  ) -> Task<Void, Never> {
    // A live store names no executor, so that whatever the process has made its default gets the work.
    guard let executor = table.executor else {
      return Task(name: run.name, priority: run.priority) {
        await run.execute(send, in: table)
        guard let finish else { return work.end(in: table.ledger) }
        // Whoever cancelled it by its identifier has seen to its end: there is nothing to go to the main actor for.
        if !work.isFinished { await finish() }
      }
    }
    return Task(name: run.name, executorPreference: executor, priority: run.priority) {
      executor.taskBegins(of: work)
      await run.execute(send, in: table)
      // Always by way of the main actor: a test waits for the turn that the end of an effect takes there.
      if let finish { await finish() } else { work.end(in: table.ledger) }
      executor.taskEnds(of: work)
    }
  }

  private func receive(_ action: Action, from work: Work, site: CallSite) {
    guard !work.isFinished else {
      if !work.isCancelled {
        reportIssue(EffectText.sendAfterEnd(action, of: work.origin.action), at: site)
      }
      return
    }
    guard !work.isCancelled else { return }
    enqueue(Item(action: action, lineage: work.lineage, isDropped: { work.isCancelled }))
  }

  private func finish(_ work: Work) {
    guard work.finish(), let running = running.removeValue(forKey: work.id) else { return }
    ledger.remove(work)
    running.scope?.remove(work)
    running.whenDone?()
    // Last, so that whoever waits for the lineage also waits for what came next in a concatenation.
    work.lineage.remove(work)
  }

  private func merge(
    _ operations: [Effect<Action>.Operation],
    from origin: Origin,
    whenDone: (() -> Void)?
  ) -> Bool {
    // One more than there are operations, so that none can complete the whole before all have begun.
    let open = Countdown(from: operations.count + 1)
    let whenOneDone = whenDone.map { whenDone in
      { if open.tick() { whenDone() } }
    }
    for operation in operations {
      let isDone = start(operation, from: origin, whenDone: whenOneDone)
      if isDone { _ = open.tick() }
    }
    return open.tick()
  }

  private func proceed(
    _ operations: ArraySlice<Effect<Action>.Operation>,
    from origin: Origin,
    whenDone: (() -> Void)?
  ) -> Bool {
    var rest = operations
    while let operation = rest.popFirst() {
      let following = Following<Action>()
      let isDone = start(operation, from: origin) { [weak self] in
        guard let self, self.proceed(following.operations[...], from: origin, whenDone: whenDone)
        else { return }
        whenDone?()
      }
      guard !isDone else { continue }
      following.operations = rest.map { reserve($0, from: origin) }
      return false
    }
    return true
  }

  // MARK: - Cancellation

  private func register(
    _ key: CancelKey?,
    on branch: EffectBranch,
    in origin: Origin
  ) -> CancelScope {
    let scope = CancelScope(key: key, branch: branch, id: nextID(), parent: origin.scope)
    branch.add(scope)
    return scope
  }

  private func enter(
    _ scope: CancelScope,
    _ operation: Effect<Action>.Operation,
    from origin: Origin,
    whenDone: (() -> Void)?
  ) -> Bool {
    var inside = origin
    inside.scope = scope
    inside.branch = scope.branch
    let isDone = start(operation, from: inside) {
      scope.branch.remove(scope)
      whenDone?()
    }
    if isDone { scope.branch.remove(scope) }
    return isDone
  }

  /// Registers what waits for its turn, so that it can be cancelled before that.
  private func reserve(
    _ operation: Effect<Action>.Operation,
    from origin: Origin
  ) -> Effect<Action>.Operation {
    switch operation {
    case .cancellable(let key, let cancelInFlight, let operation):
      let scope = register(key, on: origin.branch ?? root, in: origin)
      return reserve(operation, within: scope, cancelInFlight: cancelInFlight, from: origin)
    case .child(let name, let operation):
      let scope = register(nil, on: (origin.branch ?? root).child(name), in: origin)
      return reserve(operation, within: scope, cancelInFlight: false, from: origin)
    case .merge(let operations):
      return .merge(operations.map { reserve($0, from: origin) })
    case .concatenate(let operations):
      return .concatenate(operations.map { reserve($0, from: origin) })
    case .none, .send, .run, .cancel, .cancelChildren, .reserved:
      return operation
    }
  }

  private func reserve(
    _ operation: Effect<Action>.Operation,
    within scope: CancelScope,
    cancelInFlight: Bool,
    from origin: Origin
  ) -> Effect<Action>.Operation {
    var inside = origin
    inside.scope = scope
    inside.branch = scope.branch
    return .reserved(scope, cancelInFlight: cancelInFlight, reserve(operation, from: inside))
  }

  private func cancel(_ key: CancelKey, on branch: EffectBranch, sparing spared: CancelScope? = nil)
  {
    branch.table.cancelRegistered(key)
    cancel(branch.scopes(of: key).filter { $0 !== spared })
  }

  private func cancel(_ scopes: [CancelScope]) {
    let works = scopes.flatMap { $0.mark() }
    for scope in scopes { scope.branch.remove(scope) }
    // All are marked before any is ended: what follows one of them must not see the others alive.
    for work in works { work.cancel() }
    for work in works { finish(work) }
  }
}

/// What is to be done at the end of a piece of work.
///
/// No part of the runner, so that a dictionary of them is the same for all types of actions.
private struct Running {
  var scope: CancelScope?
  var whenDone: (() -> Void)?
}

/// What follows in a concatenation, known only when the step before it has begun.
private final class Following<Action> {
  var operations: [Effect<Action>.Operation] = []
}

/// Counts to zero.
private final class Countdown {
  private var count: Int

  init(from count: Int) { self.count = count }

  /// Returns true for the last tick.
  func tick() -> Bool {
    count -= 1
    return count == 0
  }
}
