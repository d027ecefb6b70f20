internal import Synchronization

/// A piece of asynchronous work that the store started for one `run`, as cancellation and waiting see it.
final class Work: Sendable {
  let id: Int
  let lineage: Lineage
  private let contents = Mutex(Contents())

  private struct Contents {
    var task: Task<Void, Never>?
    var isCancelled = false
    var isFinished = false
  }

  init(id: Int, lineage: Lineage) {
    self.id = id
    self.lineage = lineage
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

  func cancel() {
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
