import Bilingual
import Classroom
import Examiner
import Workbook

extension KataGrade {
  /// A verdict in words, telling no more than `cap` allows; `nil` where judging was stopped.
  ///
  /// Where nothing was examined, the checks of the kata and its exam are there as not run.
  /// `folder` is where the submission's files lay while they were judged; it appears in no text.
  init?(
    _ verdict: Verdict,
    on kata: Kata,
    exam: Exam,
    in folder: String,
    atMost cap: FeedbackCap,
    language: Language
  ) {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    func withoutFolder(_ text: String) -> String { text.replacing(prefix, with: "") }
    var told = verdict
    if case .notJudged(let reason) = verdict.outcome, !reason.isExamined {
      told.structure = []
      told.checks = exam.checks.map { CheckResult(check: $0, outcome: .notRun) }
    }
    told = told.told(atMost: cap)
    self.init(
      kata: kata.id.rawValue,
      title: kata.title[language],
      points: kata.points,
      outcome: .notPassed,
      checks: ToldChecks(told, atMost: cap.all, kata: kata, language: language).grades,
      printed: withoutFolder(cap.all == .full ? told.printed : ""),
      milliseconds: Int(told.time / .milliseconds(1))
    )
    switch told.outcome {
    case .passed: outcome = .passed
    case .notPassed: break
    case .notJudged(.notCovered): outcome = .notCovered
    case .notJudged(let reason):
      outcome = .doesNotCompile
      if case .cancelled = reason { return nil }
      if case .fault(let fault) = reason, fault.isOurs { outcome = .fault }
      problem = withoutFolder(reason.text(language))
    }
  }
}

extension Verdict.NotJudged {
  /// Whether checks found something all the same.
  fileprivate var isExamined: Bool {
    if case .notCovered = self { true } else { false }
  }

  /// Why nothing was examined, with the compiler's own words where it has something to say.
  fileprivate func text(_ language: Language) -> String {
    switch self {
    case .doesNotCompile(let diagnostics):
      ToldMistake.mistakes(of: diagnostics.filter { $0.severity == .error }).map { mistake in
        let error = mistake.error
        let place = "\(error.file):\(error.line):\(error.column)"
        let explanation = Explanation(of: error, among: diagnostics)?.text[language]
        return "\(place): error: \(error.message)" + (explanation.map { "\n  \($0)" } ?? "")
      }.joined(separator: "\n")
    case .incomplete(let missing): VerdictText.incomplete(missing)[language]
    case .doesNotStart(let failure):
      failure.text()[language] + (failure.message.isEmpty ? "" : "\n" + failure.message)
    case .notCovered: VerdictText.notCovered[language]
    case .cancelled: BuildError.cancelled.text[language]
    case .fault(let fault): fault.text[language]
    }
  }
}

extension Verdict.Fault {
  /// Not where it is about the learner's files: the compiler was not done with them, or could not read them.
  fileprivate var isOurs: Bool {
    switch self {
    case .build(.timeLimit), .build(.source): false
    default: true
    }
  }
}
