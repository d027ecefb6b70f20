/// A clock whose type is not known, with the moment at which it was wrapped as its start.
public final class AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A moment of the clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock was wrapped.
    fileprivate var offset: Duration

    /// A moment later by a duration.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    /// The time from this moment to another.
    public func duration(to other: Self) -> Duration { other.offset - offset }

    /// Tells which moment comes first.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  private let currentOffset: @Sendable () -> Duration
  private let resolution: @Sendable () -> Duration
  private let wait: @Sendable (Duration, Duration?) async throws -> Void

  /// Wraps a clock.
  public init<Wrapped: Clock>(_ clock: Wrapped) where Wrapped.Duration == Duration {
    let start = clock.now
    currentOffset = { start.duration(to: clock.now) }
    resolution = { clock.minimumResolution }
    wait = { offset, tolerance in
      try await clock.sleep(until: start.advanced(by: offset), tolerance: tolerance)
    }
  }

  /// The moment that it is.
  public var now: Instant { Instant(offset: currentOffset()) }

  /// The shortest sleep of the wrapped clock.
  public var minimumResolution: Duration { resolution() }

  /// Sleeps on the wrapped clock.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await wait(deadline.offset, tolerance)
  }
}
