import Bilingual

/// Gradescope's `results.json` (gradescope-autograders.readthedocs.io, "Autograder Specifications").
struct GradescopeResults: JSONDocument {
  var score: Double
  /// Seconds.
  var execution_time: Double
  var output: String
  var output_format = "text"
  var test_output_format = "text"
  var test_name_format = "text"
  var visibility = "visible"
  var stdout_visibility = "hidden"
  var tests: [Test]

  struct Test: Encodable {
    var name: String
    var number: String
    var score: Double
    var max_score: Double
    var status: String
    var output: String
    var tags: [String]
  }

  init(_ grade: SubmissionGrade, _ tests: [ReportedTest], _ language: Language) {
    score = grade.score
    execution_time = Double(grade.milliseconds) / 1000
    let passed = tests.count { $0.outcome == .passed }
    output = ClassroomText.passedCount(passed, of: tests.count)[language]
    var numbers: [String: Int] = [:]
    self.tests = tests.map { test in
      let place = grade.katas.firstIndex { $0.kata == test.kata } ?? 0
      numbers[test.kata, default: 0] += 1
      let weight = grade.weight(of: test)
      let printed = test.output.isEmpty ? [] : [test.output]
      let message = test.message.isEmpty ? [] : [test.message]
      return Test(
        name: test.name,
        number: "\(place + 1).\(numbers[test.kata] ?? 1)",
        score: test.outcome == .passed ? weight : 0,
        max_score: weight,
        status: test.outcome == .passed ? "passed" : "failed",
        output: (message + printed).joined(separator: "\n\n"),
        tags: test.kata.isEmpty ? [] : [test.kata]
      )
    }
  }
}

extension SubmissionGrade {
  /// What one test of a kata is worth, to a ten-thousandth: all of a kata's weigh the same.
  func weight(of test: ReportedTest) -> Double {
    guard let kata = katas.first(where: { $0.kata == test.kata }) else { return 0 }
    // Where nothing was examined, one test stands for the whole kata.
    let count = kata.problem == nil ? max(1, kata.checks.count) : 1
    let share = Double(kata.points) / Double(count)
    return (share * 10_000).rounded() / 10_000
  }
}
