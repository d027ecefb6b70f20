import Examiner
import SyntaxWire
import Workbook

/// Holds a kata's hints against the checks and rules that a learner can fail.
struct HintReview {
  let kata: Kata
  let exam: Exam
  let candidates: Candidates

  var findings: [Finding] {
    let hints = kata.hints.en
    let failing = kata.rules.map(\.id) + exam.checks.map(\.id.rawValue)
    let wrong = Set(candidates.wrong.map(\.id))
    let known = wrong.union(failing)
    let checks = exam.checks.map(\.id.rawValue)
    var findings = kata.feedback.checks.keys.sorted().filter { !checks.contains($0) }.map {
      Finding(isGood: false, text: AuthorText.feedbackForUnknown($0))
    }
    findings += hints.flatMap { hint -> [Finding] in
      guard let aim = hint.aim else {
        return [Finding(isGood: false, text: AuthorText.hintWithoutAim(hint.title))]
      }
      // A wrong answer is only recognised where it is exactly that one; the check it fails is always known.
      let isKeyed = aim.targets.isEmpty || !aim.targets.allSatisfy(wrong.contains)
      return aim.targets.filter { !known.contains($0) }.map {
        Finding(isGood: false, text: AuthorText.hintForUnknown(hint.title, $0))
      } + (isKeyed ? [] : [Finding(isGood: false, text: AuthorText.hintWithoutCheck(hint.title))])
    }
    for target in failing {
      let rungs = HintLadder(hints, toward: [target]).focused.compactMap(\.aim?.rung)
      findings += Hint.Aim.Rung.allCases.filter { !rungs.contains($0) }.map {
        Finding(isGood: false, text: AuthorText.lackingHint(target, $0.rawValue))
      }
    }
    return findings.isEmpty ? [Finding(isGood: true, text: AuthorText.hintsComplete)] : findings
  }
}
