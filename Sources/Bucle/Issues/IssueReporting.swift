public import Bilingual
internal import Synchronization

/// Who takes the mistakes that the runtime finds where no task has reporters of its own.
public enum IssueReporting {
  private static let processReporter = Mutex<(any IssueReporter)?>(nil)

  /// The reporter of the whole process; `nil` for the default: the running test, else standard error.
  @_spi(Probe) public static var reporter: (any IssueReporter)? {
    get { processReporter.withLock { $0 } }
    set { processReporter.withLock { $0 = newValue } }
  }

  static func report(_ issue: IssueReport) {
    for reporter in IssueReporters.current { reporter.report(issue) }
  }
}

/// Reports a mistake at the caller's line: a failure in a test, a line on standard error elsewhere.
public func reportIssue(
  _ message: @autoclosure () -> String? = nil,
  severity: IssueSeverity = .error,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  for reporter in IssueReporters.current {
    reporter.reportIssue(
      message(),
      severity: severity,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

/// Reports an error that was caught, with what there is to say of it.
public func reportIssue(
  _ error: any Error,
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  for reporter in IssueReporters.current {
    reporter.reportIssue(
      error,
      message(),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

/// Reports a mistake that is worded in both languages.
public func reportIssue(
  _ message: Localized,
  severity: IssueSeverity = .error,
  at site: CallSite
) {
  IssueReporting.report(IssueReport(message: message, site: site, severity: severity))
}
