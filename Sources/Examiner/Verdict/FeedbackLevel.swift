/// How much of what a check found is told to whoever is examined.
package enum FeedbackLevel: String, Sendable, CaseIterable, Comparable {
  /// Only whether all checks pass.
  case verdict
  /// Which checks pass, by their titles.
  case title
  /// Also what led there, what was expected and what came.
  case full

  package static func < (one: FeedbackLevel, other: FeedbackLevel) -> Bool {
    one.rank < other.rank
  }

  private var rank: Int {
    switch self {
    case .verdict: 0
    case .title: 1
    case .full: 2
    }
  }
}

extension Verdict {
  /// The same verdict without what it must not tell: each check at its own level, or at `cap` where that
  /// is lower.
  ///
  /// What a program prints and what it says when it crashes can repeat every hidden stimulus: they are
  /// told only where every check is told in full.
  package func told(atMost cap: FeedbackLevel) -> Verdict {
    var told = self
    for index in told.checks.indices {
      let level = min(told.checks[index].check.feedback, cap)
      told.checks[index].check.feedback = level
      if level < .full { told.checks[index].outcome.hideEvidence() }
    }
    if told.checks.contains(where: { $0.check.feedback < .full }) { told.printed = "" }
    return told
  }
}

extension CheckResult.Outcome {
  /// Leaves whether the check passed, and nothing of how that was found.
  fileprivate mutating func hideEvidence() {
    switch self {
    case .passed, .reached: self = .passed(nil)
    case .cut: self = .cut(Coverage())
    case .failed(var example):
      example.trace = Counterexample.Trace(script: [], readings: [])
      example.disagreement = .unreadable
      example.coverage = nil
      self = .failed(example)
    case .ended(let failure, _):
      self = .ended(failure.withoutMessage, Counterexample.Trace(script: [], readings: []))
    case .notRun: break
    }
  }
}

extension SubjectFailure {
  fileprivate var withoutMessage: SubjectFailure {
    switch self {
    case .crash(let signal, _): .crash(signal: signal, message: "")
    case .exit(let code, _): .exit(code: code, message: "")
    default: self
    }
  }
}
