/// What grading one submission came to.
package struct SubmissionGrade: Codable, Hashable, Sendable {
  /// The name that its results go by.
  package var name: String
  /// Why it could not be graded at all; absent otherwise.
  package var problem: String?
  /// One for each kata in it, in the order of the submission.
  package var katas: [KataGrade]

  package init(name: String, problem: String? = nil, katas: [KataGrade] = []) {
    self.name = name
    self.problem = problem
    self.katas = katas
  }

  package var points: Int { katas.reduce(0) { $0 + $1.points } }

  package var score: Double {
    let sum = katas.reduce(0) { $0 + $1.score }
    return (sum * 100).rounded() / 100
  }

  /// The first thing that went wrong on our side; a result that counts against a learner must not come of it.
  package var fault: String? {
    katas.first { $0.outcome == .fault }.map { $0.problem ?? $0.kata }
  }

  package var isPassed: Bool {
    problem == nil && katas.allSatisfy { $0.outcome == .passed }
  }

  /// Whether another run must come to the same, whatever the machine has to do besides.
  package var isDecided: Bool { katas.allSatisfy { $0.outcome != .notCovered } }

  package var milliseconds: Int { katas.reduce(0) { $0 + $1.milliseconds } }
}
