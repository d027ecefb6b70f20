/// A clock that a test must not use: each sleep on it is reported, and time stands still.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A moment of the clock, which has only one of its own.
  public struct Instant: InstantProtocol {
    fileprivate var offset: Duration = .zero

    /// A moment later by a duration.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    /// The time from this moment to another.
    public func duration(to other: Self) -> Duration { other.offset - offset }

    /// Tells which moment comes first.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  private let name: String
  /// Where the clock is declared or made.
  private let site: CallSite
  /// Whether it stands for a clock that the test did not name.
  private let isDefault: Bool

  /// A clock by its name, which the report gives with the place of this call.
  public init(
    name: String = "Clock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.name = name
    site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    isDefault = false
  }

  /// The clock of a test that named none, reported where the feature declares it.
  init(dependency: String) {
    name = dependency
    site =
      DependencyValues.accessSite
      ?? CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    isDefault = true
  }

  // A sleep for a duration asks for `now` too; reporting only the sleep makes it one failure for one mistake.

  /// The only moment.
  public var now: Instant { Instant() }

  /// The shortest sleep: none.
  public var minimumResolution: Duration { .zero }

  /// Reports the call, and returns.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    reportIssue(
      isDefault
        ? DependencyText.unimplementedClock(name: name, member: "sleep")
        : DependencyText.forbiddenClock(name: name, member: "sleep"),
      at: site
    )
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// A clock that a test must not use.
  public static func unimplemented(
    _ name: String = "Clock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    Self(name: name, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
