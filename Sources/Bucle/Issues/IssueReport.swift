public import Bilingual

/// A mistake that the runtime found while the program runs, in both languages, with its place.
public struct IssueReport: Hashable, Sendable {
  /// What an issue does to the test that it comes up in.
  public enum Severity: Hashable, Sendable {
    /// It is shown.
    case warning
    /// The test fails.
    case error
  }

  /// What is wrong and how to mend it.
  public var message: Localized
  /// The call that is at fault.
  public var site: CallSite
  /// Whether a test fails by it.
  public var severity: Severity

  /// A mistake at a place.
  public init(message: Localized, site: CallSite, severity: Severity = .error) {
    self.message = message
    self.site = site
    self.severity = severity
  }
}

/// Takes the mistakes that the runtime finds.
public protocol IssueReporter: Sendable {
  /// Called once per mistake, on any thread.
  func report(_ issue: IssueReport)
}
