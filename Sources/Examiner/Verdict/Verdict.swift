package import Wire

/// What an examination found, decided from readings alone.
package struct Verdict: Sendable {
  package var kata: String
  package var outcome: Outcome
  /// One for each structural rule of the kata, in its order; they come before the checks.
  package var structure: [RuleResult] = []
  /// One for each check of the exam, in its order; empty where the kata could not be examined at all.
  package var checks: [CheckResult]
  /// What the learner's program printed, its middle cut out where it is long.
  package var printed: String
  package var time: Duration

  package init(
    kata: String,
    outcome: Outcome,
    checks: [CheckResult] = [],
    printed: String = "",
    time: Duration
  ) {
    self.kata = kata
    self.outcome = outcome
    self.checks = checks
    self.printed = printed
    self.time = time
  }

  package enum Outcome: Sendable {
    case passed
    case notPassed
    case notJudged(NotJudged)
  }

  /// Why there is no judgement.
  package enum NotJudged: Error, Sendable {
    case doesNotCompile([CompilerDiagnostic])
    /// The learner's files compile without these names, which the kata asks for.
    case incomplete(missing: [String])
    /// The learner's program ended before it could be asked anything.
    case doesNotStart(SubjectFailure)
    /// Nothing wrong was found as far as the time limits of some checks let them go.
    case notCovered
    case cancelled
    case fault(Fault)
  }

  /// What went wrong on our side.
  package enum Fault: Sendable {
    case build(BuildError)
    case reference(SubjectFailure)
    case toolchain(ToolchainError)
    /// The sources' structure could not be asked for; a reason in English.
    case syntax(String)
  }
}

/// What one check found.
package struct CheckResult: Sendable {
  package var check: Check
  package var outcome: Outcome

  package init(check: Check, outcome: Outcome) {
    self.check = check
    self.outcome = outcome
  }

  package enum Outcome: Sendable, Codable {
    /// An exhaustive check says what it covered; a scenario has nothing to add.
    case passed(Coverage?)
    /// Nothing wrong was found before the check's time was over: what was covered, and what was not.
    case cut(Coverage)
    case failed(Counterexample)
    /// The program ended in the middle; the trace leads up to the stimulus it ended in.
    case ended(SubjectFailure, Counterexample.Trace)
    case notRun
    /// The learner's script comes to the violation; the trace leads up to it.
    case reached(Counterexample.Trace)

    package var isPassed: Bool {
      switch self {
      case .passed, .reached: true
      case .cut, .failed, .ended, .notRun: false
      }
    }
  }
}

/// A script under which the learner's subject departs from the reference.
package struct Counterexample: Sendable, Codable {
  package var trace: Trace
  package var disagreement: Disagreement
  /// `nil` where no exploration found it.
  package var coverage: Coverage?

  package init(trace: Trace, disagreement: Disagreement, coverage: Coverage? = nil) {
    self.trace = trace
    self.disagreement = disagreement
    self.coverage = coverage
  }

  /// The learner's own readings along the script: one at the start, one after each stimulus that was answered.
  package struct Trace: Sendable, Codable {
    package var script: Script
    package var readings: [Reading]

    package init(script: Script, readings: [Reading]) {
      self.script = script
      self.readings = readings
    }
  }
}
