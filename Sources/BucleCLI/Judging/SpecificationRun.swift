import Examiner
import HiddenExams
import Wire
import Workbook

/// Puts a hidden specification to features of ours, each in the words of its own architecture.
struct SpecificationRun {
  private let installation: Installation
  private let cancellation: Cancellation?

  init(_ installation: Installation, cancellation: Cancellation? = nil) {
    self.installation = installation
    self.cancellation = cancellation
  }

  /// What came of it.
  enum Outcome: Sendable {
    /// For each feature the results of all checks, in the order of the specification.
    case checks([[CheckResult]])
    case states(ArchitectureComparison.Report)
  }

  /// Why nothing came of it.
  enum Failure: Error {
    case unknownSpecification(String)
    case notJudged(Feature.ID)
    case comparison(ArchitectureComparison.Failure)
    case ended(SubjectFailure)
  }

  /// Judges every feature; `progress` hears of each before.
  func outcome(
    of judgement: Judgement,
    progress: (Feature.ID) -> Void = { _ in }
  ) throws(Failure) -> Outcome {
    let name = judgement.specification.rawValue
    guard let specification = HiddenExams.specification(name) else {
      throw .unknownSpecification(name)
    }
    switch judgement.aspect {
    case .checks:
      var results: [[CheckResult]] = []
      for feature in judgement.features {
        progress(feature)
        results.append(try checks(of: feature, by: specification))
      }
      return .checks(results)
    case .states:
      let subjects = judgement.features.map { installation.reference($0.rawValue) }
      guard let first = subjects.first, let last = subjects.last else { return .checks([]) }
      judgement.features.forEach(progress)
      do throws(ArchitectureComparison.Failure) {
        return .states(try specification.comparison.run(first, last))
      } catch {
        throw .comparison(error)
      }
    }
  }

  private func checks(
    of feature: Feature.ID,
    by specification: SharedSpecification
  ) throws(Failure) -> [CheckResult] {
    let subject = installation.reference(feature.rawValue)
    let isModel: Bool
    do throws(SubjectFailure) {
      isModel = try SubjectProcess(subject, cancellation: cancellation).description.isModel
    } catch {
      throw .ended(error)
    }
    let exam = isModel ? specification.model : specification.reducer
    let verdict = Examination(
      exam,
      subject: subject,
      reference: installation.reference("kata:\(exam.kata)"),
      cancellation: cancellation
    ).run()
    if case .notJudged = verdict.outcome { throw .notJudged(feature) }
    return verdict.checks
  }
}
