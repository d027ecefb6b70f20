internal import Synchronization

/// A piece of asynchronous work that a store started for one `run`, as cancellation and waiting see it.
package final class Work: Sendable {
  /// What the work is about, for whoever asks.
  ///
  /// Unchecked because an action need not be `Sendable`: this copy is only ever printed.
  package struct Origin: @unchecked Sendable {
    package var name: String?
    package var action: Any
    var keys: [CancelKey]
    /// Of the feature whose effect it is.
    var table: CancellationTable

    package var cancellationIDs: [String] { keys.map(\.description) }
  }

  package let id: Int
  package let lineage: Lineage
  package let origin: Origin
  private let contents = Mutex(Contents())

  private struct Contents {
    var task: Task<Void, Never>?
    var isCancelled = false
    var isFinished = false
  }

  init(id: Int, lineage: Lineage, origin: Origin) {
    self.id = id
    self.lineage = lineage
    self.origin = origin
  }

  var isCancelled: Bool { contents.withLock { $0.isCancelled } || lineage.isCancelled }

  var isFinished: Bool { contents.withLock { $0.isFinished } }

  func attach(_ task: Task<Void, Never>) {
    let isCancelled = contents.withLock { contents in
      contents.task = contents.isFinished ? nil : task
      return contents.isCancelled
    }
    if isCancelled { task.cancel() }
  }

  package func cancel() {
    let task = contents.withLock { contents in
      contents.isCancelled = true
      return contents.task
    }
    task?.cancel()
  }

  /// Returns false if it had finished before.
  func finish() -> Bool {
    contents.withLock { contents in
      defer {
        contents.isFinished = true
        contents.task = nil
      }
      return !contents.isFinished
    }
  }
}

extension Work {
  /// Ends work whose end nothing but the ledger and those who wait for its lineage have to know.
  func end(in ledger: WorkLedger) {
    guard finish() else { return }
    ledger.remove(self)
    lineage.remove(self)
  }
}

/// The work of one store that is in flight; readable from anywhere, also while the store goes away.
package final class WorkLedger: Sendable {
  private let contents = Mutex(Contents())

  private struct Contents {
    var works = FewEntries<Int, Work>()
    var started = 0
  }

  /// Oldest first.
  package var all: [Work] {
    contents.withLock { $0.works.ordered }
  }

  package var isEmpty: Bool { contents.withLock { $0.works.isEmpty } }

  /// How much work was ever put on it, what has ended included.
  package var started: Int { contents.withLock { $0.started } }

  /// No work.
  package init() {}

  func add(_ work: Work) {
    contents.withLock { contents in
      contents.works[work.id] = work
      contents.started += 1
    }
  }

  /// Takes off the ledger what has ended, or what nobody needs to wait for.
  package func remove(_ work: Work) {
    contents.withLock { $0.works[work.id] = nil }
  }
}
