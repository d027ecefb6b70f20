internal import Synchronization

/// A clock on which no sleep takes time: it jumps to each deadline.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A moment of the clock.
  public typealias Instant = TestClock<Duration>.Instant

  private let moment: Mutex<Instant>

  /// A clock at a moment.
  public init(now: Instant = Instant()) {
    moment = Mutex(now)
  }

  /// The latest deadline so far.
  public var now: Instant { moment.withLock { $0 } }

  /// The shortest sleep: none.
  public var minimumResolution: Duration { .zero }

  /// Returns at once, after letting others run; throws `CancellationError` in a cancelled task.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    moment.withLock { $0 = max($0, deadline) }
    await Task.yield()
    try Task.checkCancellation()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// A clock at its start.
  public convenience init() {
    self.init(now: Instant())
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A clock on which no sleep takes time.
  public static var immediate: Self { ImmediateClock() }
}
