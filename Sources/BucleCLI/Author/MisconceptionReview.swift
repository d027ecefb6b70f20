import Bilingual
import Examiner

/// Holds what the tool knows of a kata's wrong answers against what they do.
struct MisconceptionReview {
  let exam: Exam
  let candidates: Candidates
  let bench: CandidateBench

  func findings(_ progress: (Localized) -> Void) -> [Finding] {
    let silent = candidates.wrong.filter { $0.belief == nil }
    var findings = silent.map { Finding(isGood: false, text: AuthorText.noBelief($0.name)) }
    let found = misconceptions(progress)
    guard bench.cancellation?.isCancelled != true else { return [] }
    let known = exam.misconceptions
    findings += known.map(\.id).filter { id in !found.contains { $0.id == id } }.map {
      Finding(isGood: false, text: AuthorText.staleFingerprint($0, exam.kata))
    }
    findings += found.filter { !known.contains($0) }.map {
      Finding(isGood: false, text: AuthorText.staleFingerprint($0.id, exam.kata))
    }
    return findings.isEmpty
      ? [Finding(isGood: true, text: AuthorText.recognised(known.count))] : findings
  }

  /// Why nothing can be written down of a wrong answer.
  func obstacle(to candidate: Candidates.Candidate) -> Finding {
    guard candidate.belief != nil else {
      return Finding(isGood: false, text: AuthorText.noBelief(candidate.name))
    }
    return KataReview.finding(on: candidate, .isRefused, bench)
  }

  /// The wrong answers that say what they believe, judged; in the order of their names.
  func misconceptions(_ progress: (Localized) -> Void) -> [Misconception] {
    let wrong = candidates.wrong
    return bench.inPairs(
      wrong,
      progress: { progress(AuthorText.judging($0, of: wrong.count)) }
    ) { [bench] candidate -> Misconception? in
      guard let belief = candidate.belief, let verdict = try? bench.verdict(on: candidate.files),
        case .notPassed = verdict.outcome
      else { return nil }
      return Misconception(
        candidate.id,
        refusedBy: candidate.refusedBy ?? "",
        belief: belief,
        fingerprints: verdict.fingerprints
      )
    }.compactMap { $0 }
  }
}
