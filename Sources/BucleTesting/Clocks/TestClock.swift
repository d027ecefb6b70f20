internal import Bucle
internal import Synchronization

/// A clock whose time passes only when a test says so.
///
/// `await reloj.advance(by: .seconds(1))` wakes who sleeps until then, one deadline after the other,
/// and lets each go as far as it can before the next.
///
/// ```swift
/// func laCuentaSubeAlCabo() async {
///   let reloj = TestClock()
///   let store = TestStore(initialState: Contador.State()) {
///     Contador()
///   } withDependencies: {
///     $0.continuousClock = reloj
///   }
///   await store.send(.esperar)
///   await reloj.advance(by: .seconds(1))
///   await store.receive(.incremento) { $0.cuenta = 1 }
/// }
/// ```
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A moment of the clock: how long after its start.
  public struct Instant: InstantProtocol {
    /// The time since the clock's start.
    public var offset: Duration

    /// A moment so long after the start.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// A later moment.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    /// The time from this moment to another.
    public func duration(to other: Self) -> Duration { other.offset - offset }

    /// Tells which moment comes first.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  private struct Sleeper {
    var id: Int
    var deadline: Instant
    /// Where it goes on when it is woken; `nil` if it is no effect of a test store.
    var queue: ReadyQueue?
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct Contents {
    var now: Instant
    var lastID = 0
    var sleepers: [Sleeper] = []
    var cancelled: Set<Int> = []
    /// Those who were woken and have not yet gone on.
    var waking: Set<Int> = []
    /// Who waits until one of them has.
    var watchers: [CheckedContinuation<Void, Never>] = []
    /// Those of the test stores that were given the clock, or whose effects have slept here.
    var stores = KnownQueues()
    /// Whether anything but the effects of test stores ever slept here.
    var isUsedByOthers = false
    /// Whether others have had the time to come to a first sleep once.
    var hasSettled = false

    mutating func add(_ sleeper: Sleeper) {
      sleeper.queue?.taskSleeps(for: now.duration(to: sleeper.deadline) as? Swift.Duration)
      sleepers.append(sleeper)
      if let queue = sleeper.queue { stores.insert(queue) } else { isUsedByOthers = true }
    }
  }

  private let contents: Mutex<Contents>

  /// A clock at a moment.
  public init(now: Instant = Instant()) {
    contents = Mutex(Contents(now: now))
  }

  /// The moment that the test has come to.
  public var now: Instant { contents.withLock { $0.now } }

  /// The shortest sleep: none.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the test has advanced so far; also a deadline that is already there waits for an `advance`.
  ///
  /// Throws `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let queue = ReadyQueue.ofThisTask
    let id = contents.withLock { contents in
      contents.lastID += 1
      return contents.lastID
    }
    defer { goesOn(id) }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = contents.withLock { contents in
          if contents.cancelled.remove(id) != nil { return true }
          contents.add(
            Sleeper(id: id, deadline: deadline, queue: queue, continuation: continuation)
          )
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      cancel(id)
    }
  }

  private func goesOn(_ id: Int) {
    let watchers = contents.withLock { contents in
      contents.waking.remove(id)
      defer { contents.watchers = [] }
      return contents.watchers
    }
    for watcher in watchers { watcher.resume() }
  }

  private func cancel(_ id: Int) {
    let sleeper = contents.withLock { contents -> Sleeper? in
      guard let index = contents.sleepers.firstIndex(where: { $0.id == id }) else {
        contents.cancelled.insert(id)
        return nil
      }
      return contents.sleepers.remove(at: index)
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }
}

// MARK: - Passing time

extension TestClock {
  /// Lets time pass; by nothing, it wakes those whose deadline has come.
  public nonisolated(nonsending) func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Lets time pass until a moment.
  public nonisolated(nonsending) func advance(to deadline: Instant) async {
    await settle()
    while let sleeper = wakeNext(until: deadline) {
      sleeper.continuation.resume()
      await settle(woken: sleeper)
    }
    contents.withLock { $0.now = max($0.now, deadline) }
  }

  /// Lets time pass until nobody sleeps; a task that sleeps again and again is reported after the timeout.
  ///
  /// The timeout is counted in sleeps, ten a millisecond, so that a busy machine does not shorten it.
  public nonisolated(nonsending) func run(
    timeout: Swift.Duration = .milliseconds(500),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    var sleepsLeft = max(1, timeout / .milliseconds(1) * 10)
    await settle()
    while let sleeper = wakeNext(until: nil) {
      sleeper.continuation.resume()
      await settle(woken: sleeper)
      sleepsLeft -= 1
      guard sleepsLeft < 1, hasSleepers else { continue }
      reportIssue(
        ClockText.endlessSleeps(),
        at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      )
      return
    }
  }

  /// Throws if somebody sleeps.
  public nonisolated(nonsending) func checkSuspension() async throws {
    await settle()
    if hasSleepers { throw SuspensionError() }
  }

  private var hasSleepers: Bool { contents.withLock { !$0.sleepers.isEmpty } }

  /// Takes the sleeper that is next, and moves the time to its deadline; first come, first woken.
  private func wakeNext(until limit: Instant?) -> Sleeper? {
    contents.withLock { contents in
      let next = contents.sleepers.indices.min {
        let (lhs, rhs) = (contents.sleepers[$0], contents.sleepers[$1])
        return lhs.deadline == rhs.deadline ? lhs.id < rhs.id : lhs.deadline < rhs.deadline
      }
      guard let next, contents.sleepers[next].deadline <= limit ?? contents.sleepers[next].deadline
      else { return nil }
      let sleeper = contents.sleepers.remove(at: next)
      contents.now = max(contents.now, sleeper.deadline)
      contents.waking.insert(sleeper.id)
      return sleeper
    }
  }

  /// Lets what was woken, or what has yet to come to its first sleep, go as far as it can.
  ///
  /// The effects of test stores are followed exactly. For other tasks see `settleOthers(rounds:)`.
  private nonisolated(nonsending) func settle(woken: Sleeper? = nil) async {
    let (queues, rounds) = contents.withLock { contents in
      let queues = contents.stores.all
      defer { contents.hasSettled = true }
      let isOfStores = contents.hasSettled && !queues.isEmpty && !contents.isUsedByOthers
      // Between two sleeps an effect comes by nothing that its queue does not see.
      if let woken, woken.queue != nil { return (queues, 0) }
      return (queues, isOfStores ? 1 : Self.roundsOutOfSight)
    }
    for queue in queues { await queue.settle() }
    if let woken, woken.queue == nil { await watch(woken) }
    if rounds > 0 { await settleOthers(rounds: rounds) }
  }

  /// Waits until a task that was woken on an executor out of sight has its turn there.
  private nonisolated(nonsending) func watch(_ sleeper: Sleeper) async {
    while contents.withLock({ $0.waking.contains(sleeper.id) }) {
      await withCheckedContinuation { continuation in
        let hasGoneOn = contents.withLock { contents in
          guard contents.waking.contains(sleeper.id) else { return true }
          contents.watchers.append(continuation)
          return false
        }
        if hasGoneOn { continuation.resume() }
      }
    }
  }

  /// Lets tasks that run on executors that cannot be looked into go on, until who sleeps stays the same for some rounds.
  ///
  /// A round comes behind what waits for the process's executors at its start, at the priority that tasks
  /// have by default: at a lower one, a machine that is busy with anything at all would hold up the test.
  ///
  /// Where the clock is a test store's, and no such task was seen at the first look, one round is enough.
  private nonisolated(nonsending) func settleOthers(rounds: Int) async {
    for _ in 0..<100 {
      let before = progress
      for _ in 0..<rounds { await goThroughExecutors() }
      if progress == before { return }
    }
  }

  /// As many turns as a task may take on its way to a first sleep, from one executor to the other, and some
  /// to spare: with five, one task in a thousand came too late on a busy machine; with seven, one in ten thousand.
  private static var roundsOutOfSight: Int { 7 }

  /// Goes behind what waits for the process's default executor, and then behind what waits for the main actor.
  ///
  /// The caller's own task goes there: another one, to be started and waited for, would cost twice as much.
  /// It looks at the clock in both places, since a way on which nothing is done is not taken.
  @concurrent private func goThroughExecutors() async {
    _ = progress
    await lookOnMainActor()
  }

  @MainActor private func lookOnMainActor() {
    _ = progress
  }

  /// Goes on with each sleep.
  private var progress: Int { contents.withLock { $0.lastID &+ $0.sleepers.count } }
}

extension TestClock {
  /// Notes that a test store has this clock among its dependencies, so that its effects are to be followed.
  func belongs(to queue: ReadyQueue) {
    contents.withLock { $0.stores.insert(queue) }
  }
}

extension TestClock where Duration == Swift.Duration {
  /// A clock at its start.
  public convenience init() {
    self.init(now: Instant())
  }
}

/// Somebody sleeps on a clock that was expected to have no sleepers.
public struct SuspensionError: Error {}
