@_spi(Probe) import Bucle
import Synchronization

/// Keeps the issues of one operation, for tests of failures.
final class IssueCollector: BilingualIssueReporter {
  private let collected = Mutex<[IssueReport]>([])

  func report(_ issue: IssueReport) {
    collected.withLock { $0.append(issue) }
  }

  var issues: [IssueReport] { collected.withLock { $0 } }

  @MainActor
  static func collect(_ operation: @MainActor () async -> Void) async -> [IssueReport] {
    let collector = IssueCollector()
    await withIssueReporters([collector]) { await operation() }
    return collector.issues
  }
}
