import Bilingual

/// Exercism's `results.json`, version 3 (exercism/docs, building/tooling/test-runners/interface).
struct ExercismResults: JSONDocument {
  var version = 3
  var status: Status
  /// The compiler's words where no test ran.
  var message: Nullable<String>
  var tests: [Test]?

  enum Status: String, Encodable { case pass, fail, error }

  struct Test: Encodable {
    var name: String
    /// The stimuli that show the failure; the exam's own code is hidden.
    var test_code: String
    var status: Status
    var message: String?
    var output: String?
  }

  private static let messageLimit = 65_535
  private static let outputLimit = 500
  /// The whole file may be 500 KiB: so many code points, of four bytes at most, are shared by all texts of it.
  private static let room = 80_000
  private static let testLimit = 8_000

  init(_ grade: SubmissionGrade, _ tests: [ReportedTest], _ language: Language) {
    let cut = ClassroomText.cut[language]
    let hasRun = grade.katas.contains { $0.problem == nil && !$0.checks.isEmpty }
    guard hasRun else {
      status = .error
      let texts = tests.map(\.message).joined(separator: "\n\n")
      message = Nullable(CleanText.cut(texts, limit: Self.messageLimit, notice: cut))
      return
    }
    status = tests.allSatisfy { $0.outcome == .passed } ? .pass : .fail
    message = Nullable(nil)
    let limit = min(Self.testLimit, Self.room / (2 * tests.count))
    self.tests = tests.map { test in
      Test(
        name: test.name,
        test_code: CleanText.cut(test.script, limit: limit, notice: cut),
        status: Self.status(test.outcome),
        message: test.outcome == .passed
          ? nil : CleanText.cut(test.message, limit: limit, notice: cut),
        output: test.output.isEmpty
          ? nil
          : CleanText.cut(
            test.output,
            limit: Self.outputLimit,
            notice: ClassroomText.cutOutput[language]
          )
      )
    }
  }

  private static func status(_ outcome: ReportedTest.Outcome) -> Status {
    switch outcome {
    case .passed: .pass
    case .failed: .fail
    case .error, .cut, .notRun: .error
    }
  }
}
