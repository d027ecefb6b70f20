import Bilingual
@_spi(Probe) import Bucle
import Synchronization

/// Gathers what the runtime complains of, instead of printing it.
final class Warnings: BilingualIssueReporter {
  private let texts = Mutex<[Localized]>([])

  func report(_ issue: IssueReport) {
    texts.withLock { $0.append(issue.message) }
  }

  /// The complaints since the last call, in order.
  func take() -> [Localized] {
    texts.withLock { texts in
      defer { texts.removeAll() }
      return texts
    }
  }

  /// Takes the complaints of the whole process from here on.
  func install() {
    IssueReporting.reporter = self
  }
}
