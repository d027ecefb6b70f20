package import Bilingual

/// How much of a hidden check the results may tell.
package enum Feedback: String, CaseIterable, Codable, Sendable {
  /// The shortest sequence, what was expected, and what came.
  case full
  /// Which checks passed, by their titles.
  case title
  /// Whether the kata passed.
  case verdict
}

extension KataGrade {
  /// The grade without what is above a level: what is taken out cannot reach any format.
  package func limited(to feedback: Feedback, language: Language) -> KataGrade {
    guard feedback != .full else { return self }
    var grade = self
    // A program can print what it is sent, and so the hidden script.
    grade.printed = ""
    for index in grade.checks.indices {
      grade.checks[index].expected = nil
      grade.checks[index].found = nil
      grade.checks[index].script = []
      if grade.checks[index].message != nil {
        grade.checks[index].message = ClassroomText.withheld[language]
      }
    }
    guard feedback == .verdict, !grade.checks.isEmpty else { return grade }
    let isPassed = grade.outcome == .passed
    grade.checks = [
      CheckGrade(
        id: kata,
        title: title,
        outcome: isPassed ? .passed : .failed,
        message: isPassed ? nil : ClassroomText.withheld[language]
      )
    ]
    return grade
  }
}
