/// What judging one kata of a submission found, in words: what every format of results is made from.
package struct KataGrade: Codable, Hashable, Sendable {
  package var kata: String
  package var title: String
  /// What a pass is worth.
  package var points: Int
  package var outcome: Outcome
  /// Why nothing was examined; absent otherwise.
  package var problem: String?
  /// One for each rule and check, in their order; none of them was run where nothing was examined.
  package var checks: [CheckGrade]
  /// What the learner's program printed.
  package var printed: String
  package var milliseconds: Int

  package enum Outcome: String, Codable, Hashable, Sendable {
    case passed
    case notPassed
    /// Nothing wrong was found before some check's time was over.
    case notCovered
    /// The files do not compile, lack a name that the kata asks for, or do not start.
    case doesNotCompile
    /// A fault of ours or of the machine: it says nothing about the learner.
    case fault
  }

  package init(
    kata: String,
    title: String,
    points: Int,
    outcome: Outcome,
    problem: String? = nil,
    checks: [CheckGrade] = [],
    printed: String = "",
    milliseconds: Int = 0
  ) {
    self.kata = kata
    self.title = title
    self.points = points
    self.outcome = outcome
    self.problem = problem
    self.checks = checks
    self.printed = printed
    self.milliseconds = milliseconds
  }

  package var passedCount: Int { checks.count { $0.outcome == .passed } }

  /// Every check is worth the same, to a hundredth.
  package var score: Double {
    guard !checks.isEmpty else { return 0 }
    let share = Double(points * passedCount) / Double(checks.count)
    return (share * 100).rounded() / 100
  }
}

/// What one check found, in words.
package struct CheckGrade: Codable, Hashable, Sendable {
  package var id: String
  package var title: String
  package var outcome: Outcome
  /// What is wrong; absent where it passed or was not reached.
  package var message: String?
  package var expected: String?
  package var found: String?
  /// The shortest sequence that shows it, a stimulus a line.
  package var script: [String]

  package enum Outcome: String, Codable, Hashable, Sendable {
    case passed
    case failed
    /// The program crashed, ended itself, or ran into a limit.
    case ended
    /// Nothing wrong was found before its time was over.
    case cut
    case notRun
  }

  package init(
    id: String,
    title: String,
    outcome: Outcome,
    message: String? = nil,
    expected: String? = nil,
    found: String? = nil,
    script: [String] = []
  ) {
    self.id = id
    self.title = title
    self.outcome = outcome
    self.message = message
    self.expected = expected
    self.found = found
    self.script = script
  }
}
