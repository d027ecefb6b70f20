import Examiner
import Foundation
import HiddenExams
import Testing

/// What every exam of a feature asks of our own solutions.
@Suite struct `A reference solution` {
  @Test(arguments: HiddenExams.catalogue.filter(\.asksFeatures).map(\.kata))
  func `passes its own exam, with what the scenarios themselves expect`(_ kata: String) throws {
    let exam = try #require(HiddenExams.exam(for: kata))
    let installation = Installation(environment: ProcessInfo.processInfo.environment)
    let reference = installation.reference("kata:\(kata)")
    let verdict = Examination(
      exam,
      subject: reference,
      reference: reference,
      forecasts: Forecasts()
    ).run()
    guard case .passed = verdict.outcome else {
      Issue.record("\(verdict)")
      return
    }
  }
}

extension Exam {
  /// Whether it compares a feature with its reference: tests and scripts have none.
  fileprivate var asksFeatures: Bool {
    checks.allSatisfy {
      switch $0.question {
      case .scenario, .steps, .exhaustive: true
      case .accepting, .finding, .breaking: false
      }
    }
  }
}
