import Foundation

/// A runner's result as GitHub Classroom's reporter reads it (classroom-resources/autograding-grading-reporter).
struct GitHubResult: JSONDocument {
  var version = 1
  var status: Status
  var max_score: Double
  var tests: [Test]

  enum Status: String, Encodable { case pass, fail, error }

  /// The reporter's table counts passed tests and its annotation adds up scores: equal weights make them agree.
  struct Test: Encodable {
    var name: String
    var status: Status
    var score: Double
    var message: Nullable<String>
    var test_code: String
    var filename = ""
    var line_no = 0
    var duration: Int
  }

  init(_ grade: SubmissionGrade, _ tests: [ReportedTest]) {
    let isOurFault = grade.fault != nil
    max_score = Double(tests.count)
    self.tests = tests.map { test in
      Test(
        name: test.name,
        status: isOurFault ? .error : Self.status(test.outcome),
        score: test.outcome == .passed && !isOurFault ? 1 : 0,
        message: Nullable(test.message.isEmpty ? nil : test.message),
        test_code: test.script,
        duration: 0
      )
    }
    if isOurFault || tests.contains(where: { Self.status($0.outcome) == .error }) {
      status = .error
    } else {
      status = tests.allSatisfy { $0.outcome == .passed } ? .pass : .fail
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

/// What a step of a GitHub workflow says beside its result.
package enum GitHubStep {
  /// The line for the file that `GITHUB_OUTPUT` names.
  package static func output(_ document: String) -> String {
    "result=\(Data(document.utf8).base64EncodedString())\n"
  }

  /// Text of a learner's, between marks that keep the runner from obeying a `::command::` in it.
  ///
  /// The mark cannot be guessed, so that the text cannot end it.
  package static func bracketed(_ text: String, mark: String = UUID().uuidString) -> String {
    "::stop-commands::\(mark)\n\(text)\n::\(mark)::\n"
  }
}
