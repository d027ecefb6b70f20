internal import Synchronization

/// What can be cancelled by identifier from inside the effects of one feature, and of those below it.
///
/// There is one for each feature of a store that has effects, and one for whatever no effect runs.
final class CancellationTable: Sendable {
  /// The table of the feature whose effect is running.
  @TaskLocal static var current = CancellationTable()

  /// Something that can be cancelled.
  final class Entry: Sendable {
    let key: CancelKey
    let cancel: @Sendable () -> Void

    init(_ key: CancelKey, cancel: @escaping @Sendable () -> Void) {
      self.key = key
      self.cancel = cancel
    }
  }

  let ledger: WorkLedger
  /// Where the store's effects run; `nil` for the process's own executors.
  let executor: (any EffectExecutor)?
  /// Of the feature above; `nil` for the store's own.
  private let parent: CancellationTable?
  private let entries = Mutex<[Entry]>([])

  init(ledger: WorkLedger = WorkLedger(), executor: (any EffectExecutor)? = nil) {
    self.ledger = ledger
    self.executor = executor
    parent = nil
  }

  init(below parent: CancellationTable) {
    ledger = parent.ledger
    executor = parent.executor
    self.parent = parent
  }

  /// This table and those of the features above, which can cancel what is registered here.
  private var upwards: some Sequence<CancellationTable> {
    sequence(first: self, next: \.parent)
  }

  func add(_ entry: Entry) {
    for table in upwards { table.entries.withLock { $0.append(entry) } }
  }

  func remove(_ entry: Entry) {
    for table in upwards { table.entries.withLock { $0.removeAll { $0 === entry } } }
  }

  /// Cancels what was registered here or below, oldest first.
  func cancelRegistered(_ key: CancelKey) {
    // Searched, not hashed: an identifier may be hashed only where its own isolation allows it, and those
    // of another type are told apart before they are compared.
    let cancelled = entries.withLock { $0.isEmpty ? [] : $0.filter { $0.key == key } }
    // Outside the lock: what is cancelled may cancel something else.
    for entry in cancelled { entry.cancel() }
  }

  /// Cancels the effects in flight of the feature, and of those below it, as well.
  func cancel(_ key: CancelKey) {
    cancelRegistered(key)
    for work in ledger.all where work.origin.keys.contains(key) {
      if work.origin.table.upwards.contains(where: { $0 === self }) { work.cancel() }
    }
  }
}
