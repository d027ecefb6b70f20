public import Bilingual
internal import Glibc
internal import Synchronization

/// Who takes the mistakes that the runtime finds.
public enum IssueReporting {
  /// The reporter of this task and what it starts; `nil` for the process's own.
  @TaskLocal static var taskReporter: (any IssueReporter)?

  private static let processReporter = Mutex<(any IssueReporter)?>(nil)

  /// The reporter of the whole process; `nil` for the default: the running test, else standard error.
  @_spi(Probe) public static var reporter: (any IssueReporter)? {
    get { processReporter.withLock { $0 } }
    set { processReporter.withLock { $0 = newValue } }
  }

  /// Reports to another reporter while the operation runs.
  @_spi(Probe) public static func withReporter<R>(
    _ reporter: any IssueReporter,
    operation: () throws -> R
  ) rethrows -> R {
    try $taskReporter.withValue(reporter, operation: operation)
  }

  /// Reports to another reporter while the operation runs, in the tasks that it starts too.
  @_spi(Probe) public static nonisolated(nonsending) func withReporter<R>(
    _ reporter: any IssueReporter,
    operation: nonisolated(nonsending) () async throws -> R
  ) async rethrows -> R {
    try await $taskReporter.withValue(reporter, operation: operation)
  }

  static func report(_ issue: IssueReport) {
    if let reporter = taskReporter ?? processReporter.withLock({ $0 }) {
      reporter.report(issue)
    } else if XCTestLibrary.isRunning {
      if !XCTestLibrary.record(issue) { StandardErrorReporter().report(issue) }
    } else if !SwiftTesting.record(issue) {
      StandardErrorReporter().report(issue)
    }
  }
}

/// Reports a mistake at the caller's line: a failure in a test, a line on standard error elsewhere.
public func reportIssue(
  _ message: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  reportIssue(Localized(same: message), at: site)
}

/// Reports a mistake that is worded in both languages.
public func reportIssue(
  _ message: Localized,
  severity: IssueReport.Severity = .error,
  at site: CallSite
) {
  IssueReporting.report(IssueReport(message: message, site: site, severity: severity))
}

/// Writes `file:line:column: warning: message`.
private struct StandardErrorReporter: IssueReporter {
  func report(_ issue: IssueReport) {
    let site = issue.site
    let text = issue.message[.ofTheReader]
    let line = "\(site.filePath):\(site.line):\(site.column): warning: \(text)\n"
    _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }
}
