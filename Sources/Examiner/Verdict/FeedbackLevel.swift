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

/// The most that is told: of every check, and of some of them less.
package struct FeedbackCap: Sendable, Hashable {
  package var all: FeedbackLevel
  /// By the checks' ids.
  package var checks: [String: FeedbackLevel]

  package init(_ all: FeedbackLevel = .full, checks: [String: FeedbackLevel] = [:]) {
    self.all = all
    self.checks = checks
  }

  /// What is told of a check, which has a level of its own as well.
  package func level(of check: Check) -> FeedbackLevel {
    min(check.feedback, all, checks[check.id.rawValue] ?? .full)
  }

  /// Whichever of the two tells less, check by check.
  package func lowered(to other: FeedbackCap) -> FeedbackCap {
    FeedbackCap(min(all, other.all), checks: checks.merging(other.checks, uniquingKeysWith: min))
  }
}

extension Verdict {
  /// The same verdict without what it must not tell.
  package func told(atMost level: FeedbackLevel) -> Verdict { told(atMost: FeedbackCap(level)) }

  /// The same verdict without what it must not tell: each check at its own level, or at the cap's where
  /// that is lower.
  ///
  /// What a program prints and what it says when it crashes can repeat every hidden stimulus, and what it
  /// behaves like tells what the exam has seen: both are told only where every check is told in full.
  package func told(atMost cap: FeedbackCap) -> Verdict {
    var told = self
    let least = told.checks.map { cap.level(of: $0.check) }.min() ?? .full
    let isPartial = min(cap.all, least) < .full
    for index in told.checks.indices {
      var level = cap.level(of: told.checks[index].check)
      // It puts the other checks' scripts to the program, and would tell them.
      if case .together = told.checks[index].check.question { level = min(level, least) }
      told.checks[index].check.feedback = level
      if level < .full {
        told.checks[index].outcome.hideEvidence()
      } else if isPartial {
        told.checks[index].outcome.hideWords()
      }
    }
    if isPartial {
      told.printed = ""
      told.resemblances = []
    }
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
      example.fingerprint = ""
      self = .failed(example)
    case .ended(let failure, _):
      self = .ended(failure.withoutMessage, Counterexample.Trace(script: [], readings: []))
    case .notRun: break
    }
  }

  /// Leaves out what the program said in the end where that was not found again in a process of its own: it
  /// said it beside what it had said under other checks.
  fileprivate mutating func hideWords() {
    if case .ended(let failure, let trace) = self, trace.readings.isEmpty {
      self = .ended(failure.withoutMessage, trace)
    }
  }
}

extension SubjectFailure {
  /// The same ending without the program's own words.
  var withoutMessage: SubjectFailure {
    switch self {
    case .crash(let signal, _): .crash(signal: signal, message: "")
    case .exit(let code, _): .exit(code: code, message: "")
    default: self
    }
  }
}
