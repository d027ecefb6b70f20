import Bilingual
import Examiner
import Foundation
import SyntaxWire
import Workbook

/// Everything that has to hold of a kata before a learner meets it.
struct KataReview {
  let kata: Kata
  let exam: Exam
  let candidates: Candidates
  let bench: CandidateBench

  enum Step: CaseIterable {
    case answers, repetition, languages, hints, misconceptions, secrets, mutants
  }

  /// How many wrong answers show that an exam tells them apart.
  private static let fewestWrong = 6

  /// How long a learner may wait for a verdict, compilation included.
  private var patience: Duration {
    // Tests are run with every hidden mutant after the compile.
    .milliseconds(kata.kind.name == .tests ? 2_100 : 600)
  }

  func findings(_ step: Step, progress: (Localized) -> Void) -> [Finding] {
    switch step {
    case .answers: answers(progress)
    case .repetition: repetition(progress)
    case .languages: languages()
    case .hints: HintReview(kata: kata, exam: exam, candidates: candidates).findings
    case .misconceptions:
      // Tests and scripts are no features: there is no reading of them that another answer could share.
      kata.kind.name == .feature
        ? MisconceptionReview(exam: exam, candidates: candidates, bench: bench).findings(progress)
        : []
    case .secrets:
      SecretSearch(kata: kata, exam: exam, candidates: candidates, bench: bench).findings
    case .mutants:
      switch kata.kind {
      case .feature:
        MutantRun(kata: kata, candidates: candidates, bench: bench).findings(progress)
      case .tests:
        HiddenMutantReview(kata: kata, exam: exam, bench: bench).findings
          + MutantRun(kata: kata, candidates: candidates, bench: bench).findings(progress)
      // A script has nothing to mutate: what it breaks is ours.
      case .scripts: []
      }
    }
  }

  // MARK: - Answers

  enum Expectation {
    case passes, isRefused
    case isRefusedBy(String)
  }

  private func answers(_ progress: (Localized) -> Void) -> [Finding] {
    let expected: [(Candidates.Candidate, Expectation)] =
      [(candidates.starter, .isRefused), (candidates.reference, .passes)]
      + candidates.alternatives.map { ($0, .passes) }
      + candidates.wrong.map { ($0, .isRefusedBy($0.refusedBy ?? "")) }
    var findings = bench.inPairs(
      expected,
      progress: { progress(AuthorText.judging($0, of: expected.count)) }
    ) { [bench] candidate, expectation in
      Self.finding(on: candidate, expectation, bench)
    }
    if candidates.alternatives.isEmpty {
      findings.append(Finding(isGood: false, text: AuthorText.noAlternative(kata.id.rawValue)))
    }
    if candidates.wrong.count < Self.fewestWrong {
      findings.append(
        Finding(
          isGood: false,
          text: AuthorText.fewWrong(kata.id.rawValue, candidates.wrong.count, of: Self.fewestWrong)
        )
      )
    }
    // Tests are judged by mutants and scripts by what they break.
    if kata.kind.name == .feature, !exam.isExhaustive {
      findings.append(Finding(isGood: false, text: AuthorText.notExhaustive))
    }
    return findings
  }

  static func finding(
    on candidate: Candidates.Candidate,
    _ expectation: Expectation,
    _ bench: CandidateBench
  ) -> Finding {
    do {
      let verdict = try bench.verdict(on: candidate.files)
      if case .notJudged(.doesNotCompile(let diagnostics)) = verdict.outcome {
        return Finding(
          isGood: false,
          text: AuthorText.doesNotCompile(candidate.name),
          detail: diagnostics.filter { $0.severity == .error }.map(\.place)
        )
      }
      if case .notJudged(let reason) = verdict.outcome {
        let text = AuthorText.notJudged(candidate.name, "\(reason)")
        return Finding(isGood: false, text: text)
      }
      let refusedBy = verdict.refusedBy
      switch expectation {
      case .passes:
        guard let refusedBy else {
          return Finding(isGood: true, text: AuthorText.passes(candidate.name))
        }
        return Finding(isGood: false, text: AuthorText.rightRefused(candidate.name, refusedBy))
      case .isRefused:
        return refusedBy == nil
          ? Finding(isGood: false, text: AuthorText.wrongPasses(candidate.name))
          : Finding(isGood: true, text: AuthorText.refused(candidate.name, refusedBy ?? ""))
      case .isRefusedBy(let name):
        guard let refusedBy else {
          return Finding(isGood: false, text: AuthorText.wrongPasses(candidate.name))
        }
        if let named = candidate.survivors, named != Set(verdict.survivingMutants) {
          return Finding(
            isGood: false,
            text: AuthorText.otherSurvivors(candidate.name, verdict.survivingMutants)
          )
        }
        return refusedBy == name
          ? Finding(isGood: true, text: AuthorText.refused(candidate.name, name))
          : Finding(
            isGood: false,
            text: AuthorText.refusedByAnother(candidate.name, refusedBy, named: name)
          )
      }
    } catch {
      return Finding(isGood: false, text: AuthorText.notJudged(candidate.name, "\(error)"))
    }
  }

  // MARK: - Three runs

  /// Judges every answer three times, one after another: its verdicts have to be equal, and the one in
  /// the middle has to come in time.
  private func repetition(_ progress: (Localized) -> Void) -> [Finding] {
    let all =
      [candidates.starter, candidates.reference] + candidates.alternatives + candidates.wrong
    var differing: [String] = []
    var times: [(name: String, time: Duration)] = []
    for (index, candidate) in all.enumerated() {
      var verdicts: [Verdict] = []
      for run in 0..<3 {
        if bench.cancellation?.isCancelled == true { return [] }
        progress(AuthorText.repeating(index * 3 + run, of: all.count * 3))
        if let verdict = try? bench.verdict(on: candidate.files) { verdicts.append(verdict) }
      }
      let texts = verdicts.map { verdict in
        Language.allCases.map { verdict.textWithoutTimes($0) }
      }
      if verdicts.count < 3 || Set(texts).count > 1 { differing.append(candidate.name) }
      if verdicts.count == 3 {
        times.append((candidate.name, verdicts.map(\.time).sorted()[1]))
      }
    }
    let agreement =
      differing.isEmpty
      ? [Finding(isGood: true, text: AuthorText.agree(all.count))]
      : differing.map { Finding(isGood: false, text: AuthorText.disagree($0)) }
    return agreement + budget(times)
  }

  /// The reference's time, and those that are over the budget.
  private func budget(_ times: [(name: String, time: Duration)]) -> [Finding] {
    times.filter { $0.name == candidates.reference.name || $0.time > patience }.map {
      Finding(
        isGood: $0.time <= patience,
        text: AuthorText.time($0.time, on: $0.name, budget: patience)
      )
    }
  }

  // MARK: - Languages

  /// The course's files were read whole: what is looked at here comes from the exam, in Swift.
  private func languages() -> [Finding] {
    let texts =
      exam.checks.flatMap { [($0.id.rawValue, $0.title), ($0.id.rawValue, $0.meaning)] }
      + kata.rules.flatMap { [($0.id, $0.title), ($0.id, $0.why)] } + [("title", kata.title)]
    let lacking = texts.filter { $0.1.es.isEmpty || $0.1.en.isEmpty || $0.1.es == $0.1.en }
    if lacking.isEmpty { return [Finding(isGood: true, text: AuthorText.bothLanguages)] }
    return lacking.map { Finding(isGood: false, text: AuthorText.oneLanguage($0.0)) }
  }
}

extension CompilerDiagnostic {
  /// Where in which of the answer's files, and what.
  fileprivate var place: String {
    let name = file.split(separator: "/").last ?? ""
    return "\(name):\(line):\(column): \(message)"
  }
}

extension Exam {
  /// Whether one of its checks tries everything up to a bound.
  fileprivate var isExhaustive: Bool {
    checks.contains { check in
      if case .exhaustive = check.question { true } else { false }
    }
  }
}
