package import SyntaxWire

/// A verdict as it can be kept and taken up again: its rules and checks by their names, which the kata
/// and its exam explain.
package struct VerdictRecord: Codable, Sendable {
  private var kata: String
  private var isPassed: Bool
  private var rules: [RuleEntry]
  private var checks: [CheckEntry]
  private var printed: String
  private var time: Duration

  private struct RuleEntry: Codable {
    var rule: String
    var outcome: RuleResult.Outcome
  }

  private struct CheckEntry: Codable {
    var check: String
    var outcome: CheckResult.Outcome
  }

  /// `nil` where judging the same files again may come to something else: where there is no judgement,
  /// and after a time limit, which a busy machine reaches sooner.
  ///
  /// What a check must not tell is not kept either.
  package init?(_ verdict: Verdict) {
    switch verdict.outcome {
    case .passed: isPassed = true
    case .notPassed: isPassed = false
    case .notJudged: return nil
    }
    for result in verdict.checks {
      switch result.outcome {
      case .ended(let failure, _) where failure.isSlow: return nil
      case .cut: return nil
      case .failed(let example):
        if case .tests(.ended(let failure)) = example.disagreement, failure.isSlow { return nil }
      default: continue
      }
    }
    let told = verdict.told(atMost: .full)
    kata = told.kata
    rules = told.structure.map { RuleEntry(rule: $0.rule.id, outcome: $0.outcome) }
    checks = told.checks.map { CheckEntry(check: $0.check.id.rawValue, outcome: $0.outcome) }
    printed = told.printed
    time = told.time
  }

  /// The verdict again; `nil` where it is not one on all of these rules and this exam.
  package func verdict(rules known: [StructuralRule], exam: Exam) -> Verdict? {
    guard kata == exam.kata, rules.map(\.rule) == known.map(\.id),
      checks.map(\.check) == exam.checks.map(\.id.rawValue)
    else { return nil }
    var verdict = Verdict(
      kata: kata,
      outcome: isPassed ? .passed : .notPassed,
      checks: zip(exam.checks, checks).map { CheckResult(check: $0, outcome: $1.outcome) },
      printed: printed,
      time: time
    )
    verdict.structure = zip(known, rules).map { RuleResult(rule: $0, outcome: $1.outcome) }
    return verdict
  }
}
