/// Our own form of one submission's grade, version 1; keys are only ever added while `version` stays.
///
/// ```
/// version: 1   submission   problem: why it could not be graded, or absent
/// score        of points; every check of a kata is worth the same
/// katas        kata, title, points, score, problem, printed, milliseconds,
///              outcome: "passed" | "notPassed" | "notCovered" | "doesNotCompile" | "fault"
///              checks: id, title, outcome: "passed" | "failed" | "ended" | "cut" | "notRun",
///                      message, expected, found, script
/// ```
struct JSONReport: JSONDocument {
  var version = 1
  var submission: String
  var problem: String?
  var points: Int
  var score: Double
  var katas: [Kata]

  struct Kata: Encodable {
    var kata: String
    var title: String
    var points: Int
    var score: Double
    var outcome: KataGrade.Outcome
    var problem: String?
    var checks: [CheckGrade]
    var printed: String
    var milliseconds: Int
  }

  init(_ grade: SubmissionGrade) {
    submission = grade.name
    problem = grade.problem.map { CleanText.of($0) }
    points = grade.points
    score = grade.score
    katas = grade.katas.map { kata in
      Kata(
        kata: kata.kata,
        title: kata.title,
        points: kata.points,
        score: kata.score,
        outcome: kata.outcome,
        problem: kata.problem.map { CleanText.of($0) },
        checks: kata.checks.map(\.clean),
        printed: CleanText.of(kata.printed),
        milliseconds: kata.milliseconds
      )
    }
  }
}

/// Our own form of many grades: `version`, `tool`, and `submissions`, each as `JSONReport` has it.
struct GradeList: JSONDocument {
  var version = 1
  var tool: String
  var submissions: [JSONReport]

  init(tool: String, _ grades: [SubmissionGrade]) {
    self.tool = tool
    submissions = grades.map { JSONReport($0) }
  }
}

extension CheckGrade {
  fileprivate var clean: CheckGrade {
    var check = self
    check.message = message.map { CleanText.of($0) }
    check.expected = expected.map { CleanText.of($0) }
    check.found = found.map { CleanText.of($0) }
    check.script = script.map { CleanText.of($0) }
    return check
  }
}
