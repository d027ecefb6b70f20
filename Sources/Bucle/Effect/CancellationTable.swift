internal import Synchronization

/// What can be cancelled by identifier from inside effects: one table per store, and one for whatever no effect runs.
final class CancellationTable: Sendable {
  /// The table of the store whose effect is running.
  @TaskLocal static var current = CancellationTable()

  private struct Entry {
    var key: CancelKey
    var number: Int
    var cancel: @Sendable () -> Void
  }

  private struct Contents {
    var entries: [Entry] = []
    var lastNumber = 0
  }

  private let contents = Mutex(Contents())
  let ledger: WorkLedger
  /// Where the store's effects run; `nil` for the process's own executors.
  let executor: (any EffectExecutor)?

  init(ledger: WorkLedger = WorkLedger(), executor: (any EffectExecutor)? = nil) {
    self.ledger = ledger
    self.executor = executor
  }

  /// Registers something until `remove(_:)` is called with the number that this returns.
  func add(_ key: CancelKey, cancel: @escaping @Sendable () -> Void) -> Int {
    contents.withLock { contents in
      contents.lastNumber += 1
      contents.entries.append(Entry(key: key, number: contents.lastNumber, cancel: cancel))
      return contents.lastNumber
    }
  }

  func remove(_ number: Int) {
    contents.withLock { $0.entries.removeAll { $0.number == number } }
  }

  /// Cancels what was registered here, oldest first.
  func cancelRegistered(_ key: CancelKey) {
    // Searched, not hashed: an identifier may be hashed only where its own isolation allows it, and those
    // of another type are told apart before they are compared.
    let cancelled = contents.withLock { contents in
      guard !contents.entries.isEmpty else { return [Entry]() }
      defer { contents.entries.removeAll { $0.key == key } }
      return contents.entries.filter { $0.key == key }
    }
    // Outside the lock: what is cancelled may cancel something else.
    for entry in cancelled { entry.cancel() }
  }

  /// Cancels the store's effects in flight as well.
  func cancel(_ key: CancelKey) {
    cancelRegistered(key)
    for work in ledger.all where work.origin.keys.contains(key) { work.cancel() }
  }
}
