extension Clock where Duration: Hashable {
  /// The moments at which a timer goes off, one interval apart, until the task that waits for them is cancelled.
  ///
  /// ```swift
  /// func latir(_ reloj: any Clock<Duration>, _ send: Send<Int>) async {
  ///   for await _ in reloj.timer(interval: .seconds(1)) { await send(1) }
  /// }
  /// ```
  public func timer(interval: Duration, tolerance: Duration? = nil) -> ClockTimer<Duration> {
    ClockTimer(clock: AnyClock(self), interval: interval, tolerance: tolerance)
  }
}

/// The moments at which a timer of a clock goes off.
public struct ClockTimer<Duration: DurationProtocol & Hashable>: AsyncSequence, Sendable {
  /// A moment of the clock.
  public typealias Element = AnyClock<Duration>.Instant

  fileprivate let clock: AnyClock<Duration>
  fileprivate let interval: Duration
  fileprivate let tolerance: Duration?

  /// Starts the timer.
  public func makeAsyncIterator() -> Iterator { Iterator(timer: self) }

  /// Waits for one moment after another.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let timer: ClockTimer
    private var last: Element?

    fileprivate init(timer: ClockTimer) {
      self.timer = timer
    }

    /// The next moment; `nil` in a cancelled task.
    ///
    /// Who comes late for one waits for the next that is still to come, so that moments do not pile up.
    public mutating func next() async -> Element? {
      let now = timer.clock.now
      var deadline = (last ?? now).advanced(by: timer.interval)
      while timer.interval > .zero, now > deadline {
        deadline = deadline.advanced(by: timer.interval)
      }
      do {
        try await timer.clock.sleep(until: deadline, tolerance: timer.tolerance)
      } catch {
        return nil
      }
      last = deadline
      return deadline
    }
  }
}
