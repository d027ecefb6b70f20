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
    case answers, agreement, budget, languages, secrets, mutants
  }

  /// How long a learner may wait for a verdict, compilation included.
  var budget: Duration {
    // Every hidden mutant is a program that starts.
    kata.kind.name == .tests ? .seconds(3) : .seconds(1)
  }

  func findings(_ step: Step, progress: (Localized) -> Void) -> [Finding] {
    switch step {
    case .answers: answers(progress)
    case .agreement: agreement(progress)
    case .budget: [withinBudget(progress)]
    case .languages: languages()
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

  private enum Expectation {
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
    if candidates.wrong.isEmpty {
      findings.append(Finding(isGood: false, text: AuthorText.noWrong(kata.id.rawValue)))
    }
    return findings
  }

  private static func finding(
    on candidate: Candidates.Candidate,
    _ expectation: Expectation,
    _ bench: CandidateBench
  ) -> Finding {
    do {
      let verdict = try bench.verdict(on: candidate.files)
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

  private func agreement(_ progress: (Localized) -> Void) -> [Finding] {
    let all =
      [candidates.starter, candidates.reference] + candidates.alternatives + candidates.wrong
    let runs = all.flatMap { [$0, $0, $0] }
    let texts = bench.inPairs(
      runs,
      progress: { progress(AuthorText.repeating($0, of: runs.count)) }
    ) { [bench] candidate in
      (try? bench.verdict(on: candidate.files))
        .map { verdict in Language.allCases.map { verdict.textWithoutTimes($0) } } ?? []
    }
    guard texts.count == runs.count else { return [] }
    let differing = all.indices.filter { index in
      let three = texts[index * 3..<index * 3 + 3]
      return Set(three).count > 1 || three.contains([])
    }
    if differing.isEmpty { return [Finding(isGood: true, text: AuthorText.agree(all.count))] }
    return differing.map { Finding(isGood: false, text: AuthorText.disagree(all[$0].name)) }
  }

  // MARK: - Time

  /// The fastest of three judgements of the reference: the others waited for what else the machine did.
  private func withinBudget(_ progress: (Localized) -> Void) -> Finding {
    progress(AuthorText.measuring)
    let times = (0..<3).compactMap { _ in try? bench.verdict(on: candidates.reference.files).time }
      .sorted()
    guard times.count == 3 else {
      return Finding(isGood: false, text: AuthorText.notJudged(candidates.reference.name, ""))
    }
    return Finding(
      isGood: times[0] <= budget,
      text: AuthorText.time(times[0], budget: budget)
    )
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
