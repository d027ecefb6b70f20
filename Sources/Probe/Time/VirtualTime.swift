import Synchronization
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The queue of everything that is left to run in this process, and the time that it runs in.
///
/// Every job of every task ends up here, and so does every sleep. Running the queue dry is what
/// "settled" means; time passes only when a script says so. There is one for the process, because the
/// runtime has one main and one default executor.
final class VirtualTime: Sendable {
  static let shared = VirtualTime()

  private let state = Mutex(State())

  /// Which executor a job was given to.
  enum Lane: Sendable {
    case main
    case global
  }

  fileprivate struct State {
    var ready: [(job: UnownedJob, lane: Lane)] = []
    /// The next job: taking from the front of an array by moving this costs nothing.
    var head = 0
    var now = Duration.zero {
      didSet {
        let (seconds, attoseconds) = now.components
        tell(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
      }
    }
    /// Sets the clocks that are not asked through us, in nanoseconds since the start of the run.
    var tell: @Sendable (Int64) -> Void = { _ in }
    var sleepers: [Sleeper] = []
    var nextSleeper = 0
  }

  fileprivate struct Sleeper {
    var id: Int
    var deadline: Duration
    var wake: Wake
    /// Whose sleep it is, where only the task itself is told of its cancellation.
    var task: SleepingTask?
  }

  fileprivate enum Wake {
    case job(UnownedJob, Lane)
    case call(@Sendable () -> Void)
  }

  // MARK: - Ready jobs

  func enqueue(_ job: UnownedJob, _ lane: Lane) {
    state.withLock { $0.ready.append((job, lane)) }
  }

  /// Runs jobs, in the order they came, until none is left.
  ///
  /// Jobs that they enqueue run too.
  func settle() {
    while let next = takeNext() {
      switch next.lane {
      case .main: next.job.runSynchronously(on: MainLane.shared.asUnownedSerialExecutor())
      case .global: next.job.runSynchronously(on: GlobalLane.shared.asUnownedTaskExecutor())
      }
    }
  }

  /// Whether no job is left to run.
  var isSettled: Bool { state.withLock { $0.head == $0.ready.count } }

  private func takeNext() -> (job: UnownedJob, lane: Lane)? {
    state.withLock { state in
      guard state.head < state.ready.count else {
        state.ready.removeAll(keepingCapacity: true)
        state.head = 0
        return nil
      }
      defer { state.head += 1 }
      return state.ready[state.head]
    }
  }

  // MARK: - Sleeping

  /// The time since the start of the run.
  var now: Duration { state.withLock(\.now) }

  /// How long each sleeper has still to sleep, soonest first.
  var remaining: [Duration] {
    state.withLock { state in
      var remaining: [Duration] = []
      // The runtime leaves the alarm of a cancelled `Task.sleep` set: it goes off and wakes nobody.
      for sleeper in state.sleepers where sleeper.task?.isCancelled != true {
        remaining.append(sleeper.deadline - state.now)
      }
      return remaining.count > 1 ? remaining.sorted() : remaining
    }
  }

  func enqueue(_ job: UnownedJob, _ lane: Lane, after delay: Duration) {
    let task = SleepingTask.current
    state.withLock { state in
      let deadline = state.now + delay.roundedToMilliseconds
      _ = state.add(.job(job, lane), at: deadline, of: task)
    }
  }

  /// Calls `wake` when `deadline` is reached; the number cancels it.
  func sleep(until deadline: Duration, wake: @escaping @Sendable () -> Void) -> Int {
    state.withLock { $0.add(.call(wake), at: deadline) }
  }

  /// Forgets a sleeper; its `wake` is not called.
  func cancel(_ id: Int) {
    state.withLock { $0.sleepers.removeAll { $0.id == id } }
  }

  /// Has the world's clocks follow this one from here on.
  func tell(_ clock: @escaping @Sendable (Int64) -> Void) {
    state.withLock { $0.tell = clock }
  }

  /// Lets time pass, waking each sleeper at its deadline and settling before the next.
  func advance(by duration: Duration, settle: () -> Void) {
    let end = now + duration
    while let wake = takeSleeper(until: end) {
      switch wake {
      case .job(let job, let lane): enqueue(job, lane)
      case .call(let call): call()
      }
      settle()
    }
    state.withLock { $0.now = max($0.now, end) }
  }

  private func takeSleeper(until end: Duration) -> Wake? {
    state.withLock { state in
      let soonest = state.sleepers.indices.min { one, other in
        let (one, other) = (state.sleepers[one], state.sleepers[other])
        return (one.deadline, one.id) < (other.deadline, other.id)
      }
      guard let soonest, state.sleepers[soonest].deadline <= end else { return nil }
      let sleeper = state.sleepers.remove(at: soonest)
      state.now = max(state.now, sleeper.deadline)
      return sleeper.wake
    }
  }

  /// Starts the time again at zero and forgets who sleeps, for the next run.
  func reset() {
    state.withLock { state in
      state.now = .zero
      state.sleepers.removeAll()
      state.nextSleeper = 0
    }
  }
}

extension VirtualTime.State {
  fileprivate mutating func add(
    _ wake: VirtualTime.Wake,
    at deadline: Duration,
    of task: SleepingTask? = nil
  ) -> Int {
    nextSleeper += 1
    sleepers.append(
      VirtualTime.Sleeper(id: nextSleeper, deadline: deadline, wake: wake, task: task)
    )
    return nextSleeper
  }
}

extension Duration {
  /// The standard library turns a deadline into a delay by a clock that runs on meanwhile, so a delay
  /// arrives a few microseconds short.
  fileprivate var roundedToMilliseconds: Duration {
    let milliseconds = (self / .milliseconds(1)).rounded()
    return .milliseconds(Int64(milliseconds))
  }
}
