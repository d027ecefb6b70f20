import Bilingual
import Classroom
import Examiner
import SyntaxWire
import Workbook

/// The rules and checks of a verdict in words, each as far as it may be told.
struct ToldChecks {
  private let verdict: Verdict
  private let cap: FeedbackLevel
  private let kata: Kata
  private let language: Language

  /// The verdict must be one that was already told at most to the cap.
  init(_ verdict: Verdict, atMost cap: FeedbackLevel, kata: Kata, language: Language) {
    self.verdict = verdict
    self.cap = cap
    self.kata = kata
    self.language = language
  }

  /// In the order of the kata and its exam; those that tell the verdict alone are one, at the end.
  var grades: [CheckGrade] {
    let all =
      verdict.structure.map { (level: cap, grade: grade($0)) }
      + verdict.checks.map { (level: $0.check.feedback, grade: grade($0)) }
    let shown = all.filter { $0.level > .verdict }.map(\.grade)
    let hidden = all.filter { $0.level == .verdict }.map(\.grade.outcome)
    guard !hidden.isEmpty else { return shown }
    let title = shown.isEmpty ? kata.title : ClassroomText.rest
    let outcome: CheckGrade.Outcome =
      if hidden.contains(where: { $0 == .failed || $0 == .ended }) {
        .failed
      } else {
        hidden.first { $0 != .passed } ?? .passed
      }
    return shown + [
      CheckGrade(
        id: shown.isEmpty ? kata.id.rawValue : "rest",
        title: title[language],
        outcome: outcome,
        message: message(outcome)
      )
    ]
  }

  /// What is said where nothing else may be.
  private func message(_ outcome: CheckGrade.Outcome) -> String? {
    switch outcome {
    case .failed, .ended: ClassroomText.withheld[language]
    case .cut: ClassroomText.timeOver[language]
    case .passed, .notRun: nil
    }
  }

  private func grade(_ result: RuleResult) -> CheckGrade {
    var grade = CheckGrade(
      id: "rule-\(result.rule.id)",
      title: result.rule.title[language],
      outcome: result.isKept ? .passed : .failed
    )
    guard cap == .full else {
      grade.message = message(grade.outcome)
      return grade
    }
    switch result.outcome {
    case .kept: break
    case .unreadable: grade.message = RuleText.unreadable[language]
    case .broken(let violations):
      let places = violations.map { place in
        "\(kata.id)/\(place.file):\(place.line):\(place.column): \(place.fault.text[language])"
      }
      grade.message = ([result.rule.why[language]] + places).joined(separator: "\n")
    }
    return grade
  }

  private func grade(_ result: CheckResult) -> CheckGrade {
    var grade = CheckGrade(
      id: result.check.id.rawValue,
      title: result.check.title[language],
      outcome: .notRun
    )
    switch result.outcome {
    case .passed, .reached: grade.outcome = .passed
    case .notRun: break
    case .cut: grade.outcome = .cut
    case .failed: grade.outcome = .failed
    case .ended: grade.outcome = .ended
    }
    if result.check.feedback < .full {
      grade.message = message(grade.outcome)
    } else {
      add(result.outcome, to: &grade)
    }
    return grade
  }

  /// Tests and scripts are compared with no reference: what they do is said in its stead.
  private func message(_ disagreement: Disagreement) -> String {
    switch disagreement {
    case .tests, .script: disagreement.expectation.found[language]
    default: ClassroomText.disagrees[language]
    }
  }

  private func add(_ outcome: CheckResult.Outcome, to grade: inout CheckGrade) {
    switch outcome {
    case .passed, .notRun: break
    case .cut(let coverage): grade.message = VerdictText.cut(coverage)[language]
    case .reached(let trace): grade.script = trace.script.map { $0.written(language) }
    case .failed(let example):
      grade.message = message(example.disagreement)
      grade.script = example.trace.script.map { $0.written(language) }
      grade.expected = example.disagreement.expectation.expected[language]
      grade.found = example.disagreement.expectation.found[language]
    case .ended(let failure, let trace):
      let words = failure.message.isEmpty ? "" : "\n" + failure.message
      grade.message = failure.text()[language] + words
      grade.script = trace.script.map { $0.written(language) }
    }
  }
}
