/// How much a ``TestStore`` insists on being told.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each change, each received action, each effect's end.
  case on
  /// Only what the test says must be true; the rest is passed over.
  ///
  /// What was passed over is not shown yet, whatever `showSkippedAssertions` says.
  case off(showSkippedAssertions: Bool)

  /// Only what the test says must be true.
  public static let off = Self.off(showSkippedAssertions: false)
}
