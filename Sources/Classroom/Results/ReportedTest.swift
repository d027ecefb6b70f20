import Bilingual

/// One line of a report: a check of a kata, or the kata as a whole where nothing could be examined.
struct ReportedTest {
  /// Unique in its submission, of ASCII letters, digits, hyphens and dots.
  var id: String
  var name: String
  var kata: String
  var outcome: Outcome
  /// Clean; never empty where the test did not pass.
  var message: String
  var expected: String?
  var found: String?
  var script: String
  /// What the learner's program printed, at the one test of a kata that shows it.
  var output: String

  enum Outcome {
    case passed
    case failed
    /// A crash, a time limit, or files that do not compile.
    case error
    /// An exploration that had no time to come to its end.
    case cut
    case notRun
  }
}

extension SubmissionGrade {
  /// All of it as tests, in the order in which exams declare them; never empty.
  func tests(_ language: Language) -> [ReportedTest] {
    if let problem {
      return [
        ReportedTest(
          id: "submission",
          name: ClassroomText.submission[language],
          kata: "",
          outcome: .error,
          message: CleanText.of(problem)
        )
      ]
    }
    return katas.flatMap { $0.tests(language, isAlone: katas.count == 1) }
  }
}

extension ReportedTest {
  init(id: String, name: String, kata: String, outcome: Outcome, message: String) {
    self.init(
      id: id,
      name: name,
      kata: kata,
      outcome: outcome,
      message: message,
      expected: nil,
      found: nil,
      script: "",
      output: ""
    )
  }
}

extension KataGrade {
  fileprivate func tests(_ language: Language, isAlone: Bool) -> [ReportedTest] {
    guard problem == nil, !checks.isEmpty else {
      return [
        ReportedTest(
          id: "\(kata).compiles",
          name: ClassroomText.compiles(kata)[language],
          kata: kata,
          outcome: .error,
          message: CleanText.of(problem ?? ClassroomText.withheld[language])
        )
      ]
    }
    // Many readers show the first test that did not pass and no other.
    let shown = checks.firstIndex { $0.outcome != .passed } ?? 0
    return checks.enumerated().map { index, check in
      ReportedTest(
        id: "\(kata).\(check.id)",
        name: CleanText.line(isAlone ? check.title : "\(kata): \(check.title)", limit: 200),
        kata: kata,
        outcome: check.reported,
        message: check.message(language),
        expected: check.expected.map { CleanText.of($0) },
        found: check.found.map { CleanText.of($0) },
        script: CleanText.of(check.script.joined(separator: "\n")),
        output: index == shown ? CleanText.of(printed) : ""
      )
    }
  }
}

extension CheckGrade {
  fileprivate var reported: ReportedTest.Outcome {
    switch outcome {
    case .passed: .passed
    case .failed: .failed
    case .ended: .error
    case .cut: .cut
    case .notRun: .notRun
    }
  }

  fileprivate func message(_ language: Language) -> String {
    switch outcome {
    case .passed: return ""
    case .notRun: return ClassroomText.notRun[language]
    case .failed, .ended, .cut:
      var lines = [message ?? ClassroomText.withheld[language]]
      if !script.isEmpty { lines += script.map { "  \($0)" } }
      if let expected { lines.append("\(ClassroomText.expected[language]): \(expected)") }
      if let found, outcome == .failed {
        lines.append("\(ClassroomText.found[language]): \(found)")
      }
      return CleanText.of(lines.joined(separator: "\n"))
    }
  }
}
