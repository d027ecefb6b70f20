import Bilingual
import Examiner
import Foundation
import SyntaxWire
import Wire
import Workbook

/// Looks for what only the exam knows in what a learner can read before passing.
///
/// A secret is a value that the exam sends, or that the reference comes to under the exam's scenarios,
/// and that the reference's own source does not contain: copied into a branch of its own it would pass
/// an exam without solving anything.
struct SecretSearch {
  let kata: Kata
  let exam: Exam
  let candidates: Candidates
  let bench: CandidateBench

  var findings: [Finding] {
    let own = words(in: candidates.reference.files.values.joined(separator: "\n"))
    let values = secrets.filter { secret in !words(in: secret).isSubset(of: own) }
    var findings: [Finding] = []
    for (place, text) in visible {
      for secret in values.sorted() where contains(text, secret) {
        findings.append(Finding(isGood: false, text: AuthorText.leak(secret, in: place)))
      }
    }
    return findings.isEmpty
      ? [Finding(isGood: true, text: AuthorText.noLeak(values.count))] : findings
  }

  /// What a learner can read, by the file it stands in.
  private var visible: [(place: String, text: String)] {
    let starter = candidates.starter.files.sorted { $0.key < $1.key }
      .map { ("Starter/\($0.key)", $0.value) }
    return Language.allCases.flatMap { language in
      [("statement.\(language.rawValue).md", kata.statement[language].text)]
        + kata.hints[language].map { hint in
          ("hints.\(language.rawValue).md", "\(hint.title)\n\(hint.text.text)")
        }
        + exam.checks.map { check in
          (check.id.rawValue, "\(check.title[language])\n\(check.meaning[language])")
        }
        + kata.rules.map { ($0.id, "\($0.title[language])\n\($0.why[language])") }
    } + starter
  }

  private var secrets: Set<String> {
    var found: Set<String> = []
    for check in exam.checks {
      switch check.question {
      case .scenario(let script): found.formUnion(secrets(of: script))
      case .steps(let steps): found.formUnion(secrets(of: steps.compactMap(\.event?.subject)))
      case .exhaustive(let exploration):
        for event in exploration.alphabet { found.formUnion(leaves(of: event.subject)) }
        for answer in exploration.environment.answers.values.joined() {
          found.formUnion(leaves(of: answer))
        }
      case .finding(let mutants): found.formUnion(mutants.map(\.id))
      case .together, .accepting, .breaking: break
      }
    }
    return found
  }

  /// What a script says, and what the reference is in under it.
  private func secrets(of script: Script) -> Set<String> {
    var found: Set<String> = []
    for stimulus in script { found.formUnion(leaves(of: stimulus)) }
    let process = try? SubjectProcess(bench.installation.reference("kata:\(kata.id)"))
    for reading in (try? process?.run(script)) ?? [] {
      found.formUnion(leaves(of: reading.state))
    }
    return found
  }

  // MARK: - Values

  private func leaves(of stimulus: Stimulus) -> Set<String> {
    switch stimulus {
    case .send(let tree), .set(_, let tree): leaves(of: tree)
    case .call(_, let trees): trees.reduce(into: []) { $0.formUnion(leaves(of: $1)) }
    case .resolve(_, let answer), .reply(_, let answer): leaves(of: answer)
    case .interact(_, .type(let text)): worthHiding(text)
    default: []
    }
  }

  private func leaves(of answer: Stimulus.Answer) -> Set<String> {
    switch answer {
    case .value(let tree): leaves(of: tree)
    case .failure(let text): worthHiding(text)
    }
  }

  private func leaves(of tree: Tree) -> Set<String> {
    switch tree {
    case .int(let number): abs(number) >= 10 ? ["\(number)"] : []
    case .double(let number): worthHiding("\(number)")
    case .text(let text): worthHiding(text)
    case .list(let trees): trees.reduce(into: []) { $0.formUnion(leaves(of: $1)) }
    case .record(_, let fields): fields.reduce(into: []) { $0.formUnion(leaves(of: $1.value)) }
    case .variant(_, let payload): payload.map(leaves) ?? []
    default: []
    }
  }

  /// A letter or two stand in any text.
  private func worthHiding(_ text: String) -> Set<String> { text.count >= 3 ? [text] : [] }

  private func words(in text: some StringProtocol) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() })
  }

  /// Whether a text contains a value as words of its own.
  private func contains(_ text: String, _ value: String) -> Bool {
    var rest = text.lowercased()[...]
    let value = value.lowercased()
    while let range = rest.firstRange(of: value) {
      let before = rest[..<range.lowerBound].last
      let after = rest[range.upperBound...].first
      if ![before, after].contains(where: { $0.map { $0.isLetter || $0.isNumber } ?? false }) {
        return true
      }
      rest = rest[range.upperBound...]
    }
    return false
  }
}
