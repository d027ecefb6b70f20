import Bilingual
import Classroom
import Examiner
import Workbook

extension KataGrade {
  /// A verdict in words; `nil` where judging was stopped.
  ///
  /// `folder` is where the submission's files lay while they were judged; it appears in no text.
  init?(_ verdict: Verdict, on kata: Kata, in folder: String, language: Language) {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    func withoutFolder(_ text: String) -> String { text.replacing(prefix, with: "") }
    self.init(
      kata: kata.id.rawValue,
      title: kata.title[language],
      points: kata.points,
      outcome: .notPassed,
      checks: verdict.checks.map { CheckGrade($0, language: language) },
      printed: withoutFolder(verdict.printed),
      milliseconds: Int(verdict.time / .milliseconds(1))
    )
    guard case .notJudged(let reason) = verdict.outcome else {
      if case .passed = verdict.outcome { outcome = .passed }
      return
    }
    checks = []
    outcome = .doesNotCompile
    switch reason {
    case .cancelled: return nil
    case .doesNotCompile(let diagnostics):
      problem = diagnostics.filter { $0.severity == .error }.map { error in
        "\(error.file):\(error.line):\(error.column): error: \(error.message)"
      }.joined(separator: "\n")
    case .incomplete(let missing): problem = VerdictText.incomplete(missing)[language]
    case .doesNotStart(let failure):
      problem = failure.text()[language] + (failure.message.isEmpty ? "" : "\n" + failure.message)
    case .fault(let fault):
      problem = fault.text[language]
      // These are about the learner's files: the compiler was not done with them, or could not read them.
      switch fault {
      case .build(.timeLimit), .build(.source): break
      default: outcome = .fault
      }
    }
    problem = problem.map(withoutFolder)
  }
}

extension CheckGrade {
  fileprivate init(_ result: CheckResult, language: Language) {
    self.init(
      id: result.check.id.rawValue,
      title: result.check.title[language],
      outcome: .notRun
    )
    switch result.outcome {
    case .passed: outcome = .passed
    case .notRun: break
    case .failed(let example):
      outcome = .failed
      message = ClassroomText.disagrees[language]
      script = example.trace.script.map { $0.written(language) }
      expected = example.disagreement.expectation.expected[language]
      found = example.disagreement.expectation.found[language]
    case .ended(let failure, let trace):
      outcome = .ended
      let words = failure.message.isEmpty ? "" : "\n" + failure.message
      message = failure.text()[language] + words
      script = trace.script.map { $0.written(language) }
    }
  }
}
