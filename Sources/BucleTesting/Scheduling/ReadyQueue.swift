internal import Synchronization

/// Where the effects of a test run: their jobs wait here until the test lets them run.
///
/// So "nothing more can happen now" is known, not waited for: the queue is dry, and a round trip
/// through the main actor, where effects send their actions, brought nothing new.
final class ReadyQueue: TaskExecutor {
  /// The queue of the effect that is running; `nil` outside a test store's effects.
  @TaskLocal static var current: ReadyQueue?

  fileprivate struct Contents {
    var jobs: [UnownedJob] = []
    /// Goes up with every job and every signal: whether it moved tells whether something happened.
    var events = 0
    /// False when the test is over: what is left of its effects then runs like any other task.
    var isOpen = true
    var waiting: CheckedContinuation<Void, Never>?
  }

  private let contents = Mutex(Contents())

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let (isOpen, waiting) = contents.withLock { contents in
      if contents.isOpen { contents.jobs.append(job) }
      return (contents.isOpen, contents.happen())
    }
    if !isOpen { globalConcurrentExecutor.enqueue(job) }
    waiting?.resume()
  }

  /// Notes that something happened which came by another way than a job.
  func signal() {
    contents.withLock { $0.happen() }?.resume()
  }

  private var events: Int { contents.withLock { $0.events } }

  /// Runs everything that can run now, in the order in which it became ready.
  @MainActor
  func settle() async {
    // An effect that yields without end never settles; after this many rounds it counts as busy.
    for _ in 0..<10_000 {
      drain()
      let before = events
      await withCheckedContinuation { continuation in
        Task { @MainActor in continuation.resume() }
      }
      if events == before { return }
    }
  }

  private func drain() {
    // As many as a fair share: an effect that goes on and on must let the main actor have its turn.
    for _ in 0..<10_000 {
      let job = contents.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
      guard let job else { return }
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  /// Waits until something happens, or the time is over; returns false in the latter case.
  ///
  /// Only for effects that wait for what the test does not control, such as a real clock.
  @MainActor
  func wait(until deadline: ContinuousClock.Instant) async -> Bool {
    let before = events
    guard ContinuousClock.now < deadline else { return false }
    let timer = Task.detached { [self] in
      try? await Task.sleep(until: deadline, clock: .continuous)
      wake()
    }
    defer { timer.cancel() }
    await withCheckedContinuation { continuation in
      let isLate = contents.withLock { contents in
        guard contents.events == before, ContinuousClock.now < deadline else { return true }
        contents.waiting = continuation
        return false
      }
      if isLate { continuation.resume() }
    }
    return events != before
  }

  private func wake() {
    contents.withLock { $0.takeWaiting() }?.resume()
  }

  /// Hands what is left, and what will come, to the process's own executor.
  func close() {
    let jobs = contents.withLock { contents in
      contents.isOpen = false
      defer { contents.jobs = [] }
      return contents.jobs
    }
    for job in jobs { globalConcurrentExecutor.enqueue(job) }
  }
}

extension ReadyQueue.Contents {
  fileprivate mutating func happen() -> CheckedContinuation<Void, Never>? {
    events += 1
    return takeWaiting()
  }

  fileprivate mutating func takeWaiting() -> CheckedContinuation<Void, Never>? {
    defer { waiting = nil }
    return waiting
  }
}
