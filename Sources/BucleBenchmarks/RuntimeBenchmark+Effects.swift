import ComposableArchitecture
import Synchronization

/// What an effect costs, beside the least that the concurrency library asks for the same.
extension RuntimeBenchmark {
  static func effects() async {
    await floors()
    let store = Store(initialState: Plain.State()) { Plain() }
    await OperationCost.report("run { } and finish()", operations: 5_000) { count in
      for _ in 0..<count { await store.send(.nothing).finish() }
    }
    // A lone one waits twice for a thread to wake; these share the wakes, so it is the work that is seen.
    await OperationCost.report("run { } and finish(), a hundred at once", operations: 5_000) {
      count in
      for _ in 0..<count / 100 {
        let tasks = (0..<100).map { _ in store.send(.nothing) }
        for task in tasks { await task.finish() }
      }
    }
    let clock = TestClock()
    await OperationCost.report("TestClock.advance, nobody sleeping", operations: 5_000) { count in
      for _ in 0..<count { await clock.advance(by: .seconds(1)) }
    }
  }

  /// A task whose end is waited for on the main actor.
  private static func floors() async {
    await OperationCost.report("floor: a task off the main actor", operations: 5_000) { count in
      for _ in 0..<count { await Task.detached {}.value }
    }
    await OperationCost.report("floor: the same, a hundred at once", operations: 5_000) { count in
      for _ in 0..<count / 100 {
        let tasks = (0..<100).map { _ in Task.detached {} }
        for task in tasks { await task.value }
      }
    }
    let queue = DrainedQueue()
    await OperationCost.report("floor: a task drained in place", operations: 5_000) { count in
      for _ in 0..<count {
        let task = Task(executorPreference: queue) {}
        queue.drain()
        await task.value
      }
    }
    await OperationCost.report("floor: Task.immediate", operations: 5_000) { count in
      for _ in 0..<count { await Task.immediate {}.value }
    }
  }

  /// The smallest executor whose jobs wait until somebody runs them.
  private final class DrainedQueue: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      jobs.withLock { $0.append(job) }
    }

    func drain() {
      while let job = jobs.withLock({ $0.popLast() }) {
        job.runSynchronously(on: asUnownedTaskExecutor())
      }
    }
  }
}
