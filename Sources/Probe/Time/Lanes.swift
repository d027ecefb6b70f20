@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The main actor's executor in a subject: it only queues.
final class MainLane: MainExecutor, SchedulingExecutor {
  static let shared = MainLane()

  func enqueue(_ job: consuming ExecutorJob) {
    VirtualTime.shared.enqueue(UnownedJob(job), .main)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    after delay: C.Duration,
    tolerance: C.Duration?,
    clock: C
  ) {
    VirtualTime.shared.enqueue(UnownedJob(job), .main, after: delay as? Duration ?? .zero)
  }

  // The host settles the queue itself and never hands the thread over.
  func run() throws {}
  func stop() {}

  // A subject has one thread that runs Swift jobs, and it is the main one.
  func checkIsolated() {}
  func isIsolatingCurrentContext() -> Bool? { true }
}

/// The executor of everything that runs on no actor: the same queue.
final class GlobalLane: TaskExecutor, SchedulingExecutor {
  static let shared = GlobalLane()

  func enqueue(_ job: consuming ExecutorJob) {
    VirtualTime.shared.enqueue(UnownedJob(job), .global)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob,
    after delay: C.Duration,
    tolerance: C.Duration?,
    clock: C
  ) {
    VirtualTime.shared.enqueue(UnownedJob(job), .global, after: delay as? Duration ?? .zero)
  }
}

/// Hands both lanes to the Swift runtime, which asks for them once, before the first task.
struct VirtualExecutors: ExecutorFactory {
  static var mainExecutor: any MainExecutor { MainLane.shared }
  static var defaultExecutor: any TaskExecutor { GlobalLane.shared }

  static func install() {
    _createExecutors(factory: VirtualExecutors.self)
  }
}
