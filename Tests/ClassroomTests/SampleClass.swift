import Bilingual
import Foundation
import Testing
import Workbook

@testable import Classroom

/// Grades of every kind, as a class of made-up learners might get them.
enum SampleClass {
  static let passed = CheckGrade(id: "inicio", title: "The count starts at 0", outcome: .passed)

  static let kata = KataGrade(
    kata: "contador",
    title: "A counter",
    points: 10,
    outcome: .notPassed,
    checks: [
      passed,
      CheckGrade(
        id: "suelo",
        title: "At 0, decremento changes <nothing>",
        outcome: .failed,
        message: "After these steps the result is another:",
        expected: "cuenta: 0",
        found: "cuenta: -1",
        script: [".decremento"]
      ),
      CheckGrade(
        id: "techo",
        title: "Ten taps reach 10",
        outcome: .ended,
        message: "Your program trapped (signal 4)\n\u{1b}[31mFatal error\u{1b}[0m: ]]>&\u{0}",
        script: [".incremento", ".incremento"]
      ),
      CheckGrade(id: "exhaustivo", title: "No sequence breaks the rule", outcome: .notRun),
    ],
    printed: "::error::hola \u{1b}[1mñ\u{7}\n" + String(repeating: "🙂", count: 600),
    milliseconds: 1234
  )

  static let mixed = SubmissionGrade(name: "mixed", katas: [kata])
  static let perfect = SubmissionGrade(
    name: "perfect",
    katas: [
      KataGrade(
        kata: "contador",
        title: "A counter",
        points: 10,
        outcome: .passed,
        checks: [passed],
        milliseconds: 5
      )
    ]
  )
  static let refused = SubmissionGrade(
    name: "refused",
    katas: [
      KataGrade(
        kata: "contador",
        title: "A counter",
        points: 10,
        outcome: .doesNotCompile,
        problem: "contador/Contador.swift:4:9: error: cannot find 'x' in scope",
        checks: [
          CheckGrade(id: "inicio", title: "The count starts at 0", outcome: .notRun),
          CheckGrade(id: "suelo", title: "At 0, decremento changes <nothing>", outcome: .notRun),
        ]
      )
    ]
  )
  static let broken = SubmissionGrade(name: "broken", problem: "it is no submission")
  static let faulty = SubmissionGrade(
    name: "faulty",
    katas: [
      KataGrade(
        kata: "contador",
        title: "A counter",
        points: 10,
        outcome: .fault,
        problem: "no toolchain"
      )
    ]
  )

  static let slow = SubmissionGrade(
    name: "slow",
    katas: [
      KataGrade(
        kata: "contador",
        title: "A counter",
        points: 10,
        outcome: .notCovered,
        checks: [
          passed,
          CheckGrade(
            id: "exhaustivo",
            title: "No sequence breaks the rule",
            outcome: .cut,
            message: "Time ran out: sequences of 4 to 6 steps were not looked at."
          ),
        ]
      )
    ]
  )

  static let all = [mixed, perfect, refused, broken, faulty, slow]

  static let identity: [String: String] = [
    "CLASSROOM": "udf-2026", "ASSIGNMENT": "contador", "OWNER": "ana",
    "SUBMISSION_TAG": "submit/2026-09-01T10-00-00Z-a1b2c3d",
    "COMMIT_URL": "https://example.invalid/c", "RELEASE_URL": "https://example.invalid/r",
    "REVIEW_URL": "https://example.invalid/v", "ASSIGNMENT_TYPE": "individual",
  ]

  static func writer(_ format: ResultFormat) throws -> ResultWriter {
    ResultWriter(
      format: format,
      language: .english,
      version: "0.1",
      identity: try Classroom50Identity(environment: identity)
    )
  }
}

extension SubmissionGrade: CustomTestStringConvertible {
  /// A test run's log shows which it was, not all of it.
  public var testDescription: String { name }
}
