package import Examiner
import Foundation

/// Independent pieces of work, several at a time, whose results are handed over in order.
package enum OrderedWork {
  /// Does the work for every index on threads of its own, and calls `done` on this thread, in order.
  ///
  /// Work that returns `nil` was stopped. After a stop no more is begun, and what was finished out of
  /// order is handed over as well.
  package static func run<Result: Sendable>(
    count: Int,
    jobs: Int,
    cancellation: Cancellation?,
    work: @escaping @Sendable (Int) -> Result?,
    done: (Int, Result) -> Void
  ) {
    let shared = Shared<Result>()
    let workers = max(1, min(jobs, count))
    for _ in 0..<workers {
      // Compilers and subjects die with the thread that started them, so work stays on its thread.
      let thread = Thread {
        while cancellation?.isCancelled != true, let index = shared.take(below: count) {
          shared.put(work(index), at: index)
        }
        shared.leave()
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
    var next = 0
    while next < count, let result = shared.wait(for: next, workers: workers) {
      done(next, result)
      next += 1
    }
    shared.waitForAll(workers)
    while next < count {
      if let result = shared.result(at: next) { done(next, result) }
      next += 1
    }
  }

  private final class Shared<Result: Sendable>: Sendable {
    /// Guards all that follows, and tells of every change of it.
    private let changed = NSCondition()
    nonisolated(unsafe) private var next = 0
    nonisolated(unsafe) private var left = 0
    nonisolated(unsafe) private var results: [Int: Result] = [:]

    func take(below count: Int) -> Int? {
      changed.lock()
      defer { changed.unlock() }
      guard next < count else { return nil }
      next += 1
      return next - 1
    }

    func put(_ result: Result?, at index: Int) {
      changed.lock()
      results[index] = result
      changed.broadcast()
      changed.unlock()
    }

    func leave() {
      changed.lock()
      left += 1
      changed.broadcast()
      changed.unlock()
    }

    func result(at index: Int) -> Result? {
      changed.lock()
      defer { changed.unlock() }
      return results.removeValue(forKey: index)
    }

    /// `nil` where the workers are gone without it.
    func wait(for index: Int, workers: Int) -> Result? {
      changed.lock()
      defer { changed.unlock() }
      while results[index] == nil, left < workers { changed.wait() }
      return results.removeValue(forKey: index)
    }

    func waitForAll(_ workers: Int) {
      changed.lock()
      defer { changed.unlock() }
      while left < workers { changed.wait() }
    }
  }
}
