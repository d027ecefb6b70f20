internal import Bucle
internal import Synchronization

/// Where the effects of a test run: their jobs wait here until the test lets them run.
///
/// So "nothing more can happen now" is known, not waited for. The queue sees every step of every task
/// that runs in it, and a ``TestClock`` says which of them sleep: when no step is left and all tasks
/// sleep, only an advance of the clock can go on. A task that waits for anything else (another executor,
/// a stream, a real clock) is out of sight; see `settle()` for those.
final class ReadyQueue: EffectExecutor {
  /// The queue of the effect that is running, also in the tasks that it starts elsewhere; `nil` outside effects.
  @TaskLocal static var current: ReadyQueue?

  /// The queue that the running task runs in; `nil` for a task that runs elsewhere.
  static var ofThisTask: ReadyQueue? {
    guard let current else { return nil }
    let executor = withUnsafeCurrentTask { $0?.unownedTaskExecutor }
    return executor == current.asUnownedTaskExecutor() ? current : nil
  }

  private let contents = Mutex(Contents())

  // MARK: - Jobs

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let task = TaskNumber(job)
    let (isOpen, waiting) = contents.withLock { contents in
      if contents.isOpen { contents.accept(job, of: task) }
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

  private func drain() {
    // As many as a fair share: an effect that goes on and on must let the main actor have its turn.
    for _ in 0..<10_000 {
      guard let job = contents.withLock({ $0.next() }) else { return }
      job.runSynchronously(on: asUnownedTaskExecutor())
      contents.withLock { $0.running = nil }
    }
  }

  /// Hands what is left, and what will come, to the process's own executor.
  func close() {
    let jobs = contents.withLock { contents in
      contents.isOpen = false
      return contents.takeAll()
    }
    for job in jobs { globalConcurrentExecutor.enqueue(job.job) }
  }

  // MARK: - Tasks

  func taskBegins(of work: Work) {
    contents.withLock { contents in
      _ = contents.works.updateValue(contents.running, forKey: work.id)
    }
  }

  func taskEnds(of work: Work) {
    contents.withLock { contents in
      if let task = contents.works.removeValue(forKey: work.id) ?? nil {
        contents.tasks[task] = nil
      }
      // A task outlives those that it started in itself, so without effects there are no tasks.
      if contents.works.isEmpty { contents.tasks = [:] }
    }
  }

  /// Notes that the running task is about to sleep on a test clock, for as long as is told if that is known.
  ///
  /// It sleeps until its next job comes.
  func taskSleeps(for duration: Duration?) {
    contents.withLock { contents in
      guard let running = contents.running else { return }
      contents.tasks[running] = .asleep(duration)
    }
  }

  /// Whether all that is left sleeps on test clocks, so that nothing happens before one is advanced.
  var isAsleep: Bool {
    contents.withLock { contents in
      !contents.hasJobs && contents.works.values.allSatisfy { $0 != nil }
        && contents.tasks.values.allSatisfy(\.isAsleep)
    }
  }

  /// How long an effect's own task will sleep on a test clock; `nil` if it does not, or that is not known.
  func sleep(of work: Work) -> Duration? {
    contents.withLock { contents in
      guard let task = contents.works[work.id] ?? nil,
        case .asleep(let duration) = contents.tasks[task]
      else { return nil }
      return duration
    }
  }

  // MARK: - Letting effects run

  /// Runs everything that can run now, in the order in which it became ready.
  ///
  /// It is exact for tasks that sleep on test clocks, and for those that are on the main actor, where
  /// effects send their actions: one round trip there comes behind all that is queued. A task that is
  /// neither may queue up on the main actor again, so it gets several round trips.
  @MainActor
  func settle() async {
    var idle = 0
    // An effect that yields without end never settles; after this many rounds it counts as busy.
    for _ in 0..<10_000 {
      drain()
      if isAsleep { return }
      let before = events
      await withCheckedContinuation { continuation in
        Task { @MainActor in continuation.resume() }
      }
      idle = events == before ? idle + 1 : 0
      if idle == 10 { return }
    }
  }

  /// Waits until something happens, but no longer than a beat of the patience; returns false when that is used up.
  ///
  /// Only for effects that wait for what the test does not control, such as a real clock.
  @MainActor
  func wait(_ patience: inout Patience) async -> Bool {
    guard patience.takeBeat() else { return false }
    let before = events
    let timer = Task.detached { [self, beat = patience.beat] in
      try? await Task.sleep(for: beat)
      wake()
    }
    defer { timer.cancel() }
    await withCheckedContinuation { continuation in
      let isLate = contents.withLock { contents in
        guard contents.events == before else { return true }
        contents.waiting = continuation
        return false
      }
      if isLate { continuation.resume() }
    }
    return true
  }

  private func wake() {
    contents.withLock { $0.takeWaiting() }?.resume()
  }
}

// MARK: - What the queue knows

extension ReadyQueue {
  fileprivate struct Job {
    var job: UnownedJob
    /// `nil` for a turn of an actor, which serves several tasks.
    var task: TaskNumber?
  }

  fileprivate enum Activity {
    /// It has a job here, runs, or waits for something out of sight.
    case awake
    /// For so long, if that is known.
    case asleep(Duration?)

    var isAsleep: Bool {
      if case .asleep = self { return true }
      return false
    }
  }

  fileprivate struct Contents {
    /// Walked, not shifted, and emptied when it has been walked to the end: thousands may be ready at once.
    private var jobs: [Job] = []
    private var nextJob = 0
    var running: TaskNumber?
    /// The tasks that have had a job here and are not known to have ended.
    var tasks: [TaskNumber: Activity] = [:]
    /// The tasks of effects, by the number of their work; `nil` for one that has no number.
    var works: [Int: TaskNumber?] = [:]
    /// Goes up with every job and every signal: whether it moved tells whether something happened.
    var events = 0
    /// False when the test is over: what is left of its effects then runs like any other task.
    var isOpen = true
    var waiting: CheckedContinuation<Void, Never>?

    mutating func accept(_ job: UnownedJob, of task: TaskNumber?) {
      jobs.append(Job(job: job, task: task))
      if let task { tasks[task] = .awake }
    }

    var hasJobs: Bool { nextJob < jobs.count }

    mutating func next() -> UnownedJob? {
      guard hasJobs else { return nil }
      let job = jobs[nextJob]
      nextJob += 1
      if !hasJobs { empty() }
      running = job.task
      return job.job
    }

    mutating func takeAll() -> [Job] {
      defer { empty() }
      return Array(jobs[nextJob...])
    }

    private mutating func empty() {
      jobs.removeAll(keepingCapacity: true)
      nextJob = 0
    }

    mutating func happen() -> CheckedContinuation<Void, Never>? {
      events += 1
      return takeWaiting()
    }

    mutating func takeWaiting() -> CheckedContinuation<Void, Never>? {
      defer { waiting = nil }
      return waiting
    }
  }
}
