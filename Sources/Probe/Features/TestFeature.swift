import Bilingual
@_spi(Probe) import Bucle
import Synchronization
import Wire

/// A learner's tests at work: they run once, from the start, and what they report is the reading.
@MainActor
final class TestFeature: Feature {
  private let failures = Failures()
  private var isFinished = false
  private var task: Task<Void, Never>?

  init(_ tests: @escaping @MainActor @Sendable () async throws -> Void) {
    let failures = failures
    task = Task { [weak self] in
      await withIssueReporters([failures]) {
        do {
          try await tests()
        } catch {
          failures.add(Localized(same: "\(error)"))
        }
      }
      self?.isFinished = true
    }
  }

  func apply(_ stimulus: Stimulus) -> Refusal? {
    .unsupported("\(stimulus)")
  }

  func read(_ parts: Reading.Parts, canvas: Canvas, into reading: inout Reading) {
    let texts = failures.all.map { text in
      Tree.record("", Language.allCases.map { Tree.Field($0.rawValue, .text(text[$0])) })
    }
    reading.state = .record(
      "",
      [Tree.Field("isFinished", .bool(isFinished)), Tree.Field("failures", .list(texts))]
    )
  }

  func settle() {
    VirtualTime.shared.settle()
  }

  func skip() {}

  func release() {
    task?.cancel()
    task = nil
  }

  /// Tests are held by nobody: what they leave behind is in their own report.
  var holders: [String] { [] }

  var isReleased: Bool { task == nil }

  /// Takes what makes a test fail, and leaves what is only shown.
  private final class Failures: BilingualIssueReporter {
    private let texts = Mutex<[Localized]>([])

    func report(_ issue: IssueReport) {
      if issue.severity == .error { add(issue.message) }
    }

    func add(_ text: Localized) {
      texts.withLock { $0.append(text) }
    }

    var all: [Localized] { texts.withLock { $0 } }
  }
}
