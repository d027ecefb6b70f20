internal import Synchronization

/// Everything that one `store.send` set going: its effects, and the effects of their actions.
///
/// It can be cancelled and waited for from anywhere.
package final class Lineage: Sendable {
  private struct Contents {
    var works = FewEntries<Int, Work>()
    var isCancelled = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let contents = Mutex(Contents())

  var isCancelled: Bool { contents.withLock { $0.isCancelled } }

  func add(_ work: Work) {
    contents.withLock { $0.works[work.id] = work }
  }

  func remove(_ work: Work) {
    let waiting = contents.withLock { contents in
      contents.works[work.id] = nil
      guard contents.works.isEmpty else { return [CheckedContinuation<Void, Never>]() }
      defer { contents.waiting = [] }
      return contents.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func cancel() {
    let works = contents.withLock { contents in
      contents.isCancelled = true
      return contents.works.ordered
    }
    for work in works { work.cancel() }
  }

  func finish(isolation: isolated (any Actor)? = #isolation) async {
    await withTaskCancellationHandler {
      // Named here, so that this closure stays on the caller's executor: it would take two hops otherwise.
      _ = isolation
      await withCheckedContinuation { continuation in
        let isDone = contents.withLock { contents in
          if contents.works.isEmpty { return true }
          contents.waiting.append(continuation)
          return false
        }
        if isDone { continuation.resume() }
      }
    } onCancel: {
      cancel()
    }
  }
}
