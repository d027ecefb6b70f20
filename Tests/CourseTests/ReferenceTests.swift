import Examiner
import Foundation
import HiddenExams
import Testing

/// What every exam asks of our own solutions.
@Suite struct `A reference solution` {
  @Test(arguments: HiddenExams.catalogue.map(\.kata))
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
