/// The clock of a test that named none: whatever is asked of it is reported, and time stands still.
struct UnimplementedClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration = .zero

    func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    func duration(to other: Self) -> Duration { other.offset - offset }
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  let name: String
  /// Where the feature declares the clock.
  private let site: CallSite

  init(name: String) {
    self.name = name
    site =
      DependencyValues.accessSite
      ?? CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
  }

  var now: Instant { Instant() }

  var minimumResolution: Duration { .zero }

  // `sleep(for:)` also asks for `now`; reporting only the sleep makes it one failure for one mistake.
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    reportIssue(DependencyText.unimplementedClock(name: name, member: "sleep"), at: site)
  }
}
