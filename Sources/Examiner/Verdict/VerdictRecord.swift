/// A verdict as it can be kept and taken up again: its checks by their names, which the exam explains.
package struct VerdictRecord: Codable, Sendable {
  private var kata: String
  private var outcome: Outcome
  private var checks: [Entry]
  private var printed: String
  private var time: Duration

  private enum Outcome: Codable {
    case passed
    case notPassed
    case doesNotCompile([CompilerDiagnostic])
    case incomplete(missing: [String])
  }

  private struct Entry: Codable {
    var check: String
    var outcome: CheckResult.Outcome
  }

  /// `nil` where judging the same files again may come to something else: after a stop, a fault, or a
  /// time limit, which a busy machine reaches sooner.
  package init?(_ verdict: Verdict) {
    switch verdict.outcome {
    case .passed: outcome = .passed
    case .notPassed: outcome = .notPassed
    case .notJudged(.doesNotCompile(let diagnostics)): outcome = .doesNotCompile(diagnostics)
    case .notJudged(.incomplete(let missing)): outcome = .incomplete(missing: missing)
    case .notJudged: return nil
    }
    for result in verdict.checks {
      if case .ended(let failure, _) = result.outcome, failure.isSlow { return nil }
    }
    kata = verdict.kata
    checks = verdict.checks.map { Entry(check: $0.check.id.rawValue, outcome: $0.outcome) }
    printed = verdict.printed
    time = verdict.time
  }

  /// The verdict again; `nil` where it is not of this exam.
  package func verdict(of exam: Exam) -> Verdict? {
    guard kata == exam.kata else { return nil }
    var results: [CheckResult] = []
    for entry in checks {
      guard let check = exam.checks.first(where: { $0.id.rawValue == entry.check }) else {
        return nil
      }
      results.append(CheckResult(check: check, outcome: entry.outcome))
    }
    let found: Verdict.Outcome =
      switch outcome {
      case .passed: .passed
      case .notPassed: .notPassed
      case .doesNotCompile(let diagnostics): .notJudged(.doesNotCompile(diagnostics))
      case .incomplete(let missing): .notJudged(.incomplete(missing: missing))
      }
    return Verdict(
      kata: kata,
      outcome: found,
      checks: results,
      printed: printed,
      time: time
    )
  }
}
