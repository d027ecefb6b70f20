internal import Bilingual
internal import Glibc

/// The reporters of the task that asks.
public enum IssueReporters {
  @TaskLocal static var ofTheTask: [any IssueReporter]?

  /// Those that `withIssueReporters` named last around this, else the program's own.
  public static var current: [any IssueReporter] {
    ofTheTask ?? [IssueReporting.reporter ?? .default]
  }
}

/// Runs an operation whose mistakes go to other reporters: to each of them, or, if there are none, nowhere.
///
/// To add one, put it behind `IssueReporters.current`. Other tasks are not affected.
public func withIssueReporters<R>(
  _ reporters: [any IssueReporter],
  operation: () throws -> R
) rethrows -> R {
  try IssueReporters.$ofTheTask.withValue(reporters, operation: operation)
}

/// The same for an asynchronous operation, and the tasks that it starts.
public nonisolated(nonsending) func withIssueReporters<R>(
  _ reporters: [any IssueReporter],
  operation: nonisolated(nonsending) () async throws -> R
) async rethrows -> R {
  try await IssueReporters.$ofTheTask.withValue(reporters, operation: operation)
}

extension IssueReporter where Self == DefaultIssueReporter {
  /// Fails the running test; elsewhere, writes a line on standard error.
  public static var `default`: Self { Self() }
}

extension IssueReporter where Self == StandardErrorReporter {
  /// Writes a line on standard error, in a test too.
  public static var runtimeWarning: Self { Self() }
}

extension IssueReporter where Self == FatalErrorReporter {
  /// Ends the program at the first mistake.
  public static var fatalError: Self { Self() }
}

/// Who takes mistakes where nobody else was named.
public struct DefaultIssueReporter: IssueReporter {
  /// Fails the running test; elsewhere, writes a line on standard error.
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let issue = IssueReport(
      message: IssueText.unlocalized(message()),
      site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column),
      severity: severity
    )
    let isRecorded =
      XCTestLibrary.isRunning ? XCTestLibrary.record(issue) : SwiftTesting.record(issue)
    if !isRecorded { StandardErrorReporter().report(issue) }
  }
}

/// Writes `file:line:column: warning: message`.
public struct StandardErrorReporter: IssueReporter {
  /// Writes one line, in one go.
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = IssueText.unlocalized(message())[.ofTheReader]
    let written = "\(filePath):\(line):\(column): warning: \(text)\n"
    _ = written.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }
}

/// Stops at what it is told.
public struct FatalErrorReporter: IssueReporter {
  /// Ends the program, naming the place.
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = IssueText.unlocalized(message())[.ofTheReader]
    Swift.fatalError(text, file: filePath, line: line)
  }
}
