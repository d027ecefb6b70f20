internal import Bilingual
internal import Synchronization

/// Runs an operation that has to report something, or throw, and reports if it does not.
///
/// An issue that need not come is declared with `isIntermittent`. Swift Testing's `withKnownIssue` takes the reports of
/// a test as well, and shows them.
public func withExpectedIssue(
  _ message: String? = nil,
  isIntermittent: Bool = false,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ operation: () throws -> Void
) {
  let expectation = ExpectedIssue()
  withIssueReporters([expectation]) {
    do { try operation() } catch { expectation.isMet.withLock { $0 = true } }
  }
  guard !isIntermittent else { return }
  expectation.check(
    message,
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

/// The same for an asynchronous operation, and the tasks that it starts.
public nonisolated(nonsending) func withExpectedIssue(
  _ message: String? = nil,
  isIntermittent: Bool = false,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ operation: nonisolated(nonsending) () async throws -> Void
) async {
  let expectation = ExpectedIssue()
  await withIssueReporters([expectation]) {
    do { try await operation() } catch { expectation.isMet.withLock { $0 = true } }
  }
  guard !isIntermittent else { return }
  expectation.check(
    message,
    at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

/// Takes what is expected, and knows whether it came.
private final class ExpectedIssue: BilingualIssueReporter {
  let isMet = Mutex(false)

  func report(_ issue: IssueReport) {
    // What is shown in passing is no issue.
    guard issue.severity == .error else { return }
    isMet.withLock { $0 = true }
  }

  func check(_ message: String?, at site: CallSite) {
    guard !isMet.withLock(\.self) else { return }
    IssueReporting.report(IssueReport(message: IssueText.noExpectedIssue(message), site: site))
  }
}
