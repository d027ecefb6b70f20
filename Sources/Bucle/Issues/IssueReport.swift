public import Bilingual

/// What an issue does to the test that it comes up in.
public enum IssueSeverity: Hashable, Sendable {
  /// It is shown.
  case warning
  /// The test fails.
  case error
}

/// A mistake that the runtime found while the program runs, in both languages, with its place.
public struct IssueReport: Hashable, Sendable {
  /// What is wrong and how to mend it.
  public var message: Localized
  /// The call that is at fault.
  public var site: CallSite
  /// Whether a test fails by it.
  public var severity: IssueSeverity

  /// A mistake at a place.
  public init(message: Localized, site: CallSite, severity: IssueSeverity = .error) {
    self.message = message
    self.site = site
    self.severity = severity
  }
}
