import Examiner
import Workbook

/// Whether the wrong versions that an exam hides fit their module, and are all different.
struct HiddenMutantReview {
  let kata: Kata
  let exam: Exam
  let bench: CandidateBench

  /// That each differs from the right version in what it does is shown by the reference, which finds it out.
  var findings: [Finding] {
    let module: TestedModule
    do throws(BuildError) {
      guard let tested = try bench.testedModule else { return [] }
      module = tested
    } catch {
      return [Finding(isGood: false, text: AuthorText.noMutants("\(error)"))]
    }
    var known: [String: String] = [:]
    var findings: [Finding] = []
    for mutant in exam.versions {
      guard let source = mutant.source(of: module) else {
        findings.append(Finding(isGood: false, text: AuthorText.misfit(mutant.id)))
        continue
      }
      let text = source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if let other = known.updateValue(mutant.id, forKey: text) {
        findings.append(Finding(isGood: false, text: AuthorText.twins(mutant.id, other)))
      }
    }
    let count = exam.versions.count
    return findings.isEmpty && count > 0
      ? [Finding(isGood: true, text: AuthorText.distinct(count))] : findings
  }
}
