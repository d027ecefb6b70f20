extension DependencyValues {
  /// The clock that goes on while the machine sleeps.
  ///
  /// A test has to say which clock it means, such as a `TestClock`.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// The clock that stops while the machine sleeps; see `continuousClock`.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }

  /// The clocks that somebody has chosen.
  package var chosenClocks: [any Clock<Duration>] {
    [override(of: ContinuousClockKey.self), override(of: SuspendingClockKey.self)].compactMap(
      \.self
    )
  }
}

private enum ContinuousClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = ContinuousClock()
  static var testValue: any Clock<Duration> {
    UnimplementedClock<Duration>(dependency: "continuousClock")
  }
}

private enum SuspendingClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = SuspendingClock()
  static var testValue: any Clock<Duration> {
    UnimplementedClock<Duration>(dependency: "suspendingClock")
  }
}
