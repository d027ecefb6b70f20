public import Bilingual

/// A mistake that the runtime found while the program runs, in both languages, with its place.
public struct IssueReport: Hashable, Sendable {
  /// What is wrong and how to mend it.
  public var message: Localized
  /// The call that is at fault.
  public var site: CallSite

  /// A mistake at a place.
  public init(message: Localized, site: CallSite) {
    self.message = message
    self.site = site
  }
}

/// Takes the mistakes that the runtime finds.
public protocol IssueReporter: Sendable {
  /// Called once per mistake, on any thread.
  func report(_ issue: IssueReport)
}
