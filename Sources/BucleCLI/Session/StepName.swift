import Bilingual
import Workbook

/// Why a step cannot be told from what was typed for it.
enum StepNameError: Error, Hashable {
  /// A number beyond the lesson's steps.
  case outOfRange(String, steps: Int)
  /// Several steps that may be meant, with their numbers.
  case ambiguous(String, [Candidate])
  /// No step is called that; the one that was most likely meant, where one is near.
  case unknown(String, nearest: Candidate?, steps: Int)

  struct Candidate: Hashable {
    var number: Int
    var title: Localized
  }
}

extension Lesson {
  /// The place of the step that a learner means, counted from 0: by its number, its name or its title in either
  /// language, how one of these begins, or else what stands within one.
  func index(ofStep text: String) throws(StepNameError) -> Int {
    if let number = Int(text) {
      guard steps.indices.contains(number - 1) else {
        throw .outOfRange(text, steps: steps.count)
      }
      return number - 1
    }
    let wanted = Word.folded(text)
    let ways: [(String) -> Bool] = [
      { $0 == wanted }, { $0.hasPrefix(wanted) }, { $0.contains(wanted) },
    ]
    for fits in ways where !wanted.isEmpty {
      let found = steps.indices.filter { steps[$0].names.contains { fits(Word.folded($0)) } }
      if found.count == 1 { return found[0] }
      if !found.isEmpty { throw .ambiguous(text, found.map(candidate)) }
    }
    throw .unknown(text, nearest: nearest(to: text).map(candidate), steps: steps.count)
  }

  /// The step whose name is near, else the one in whose names most of the typed words nearly stand.
  private func nearest(to text: String) -> Int? {
    if let name = Word.nearest(to: text, among: steps.flatMap(\.names)) {
      return steps.firstIndex { $0.names.contains(name) }
    }
    // Short words stand in every title.
    let typed = text.split { $0 == " " }.map(String.init).filter { $0.count > 3 }
    func score(_ step: Step) -> Int {
      let words = step.names.flatMap { $0.split { !$0.isLetter }.map(String.init) }
      return typed.count { Word.nearest(to: $0, among: words) != nil }
    }
    let best = steps.indices.max { score(steps[$0]) < score(steps[$1]) }
    return best.flatMap { score(steps[$0]) > 0 ? $0 : nil }
  }

  private func candidate(_ index: Int) -> StepNameError.Candidate {
    StepNameError.Candidate(number: index + 1, title: steps[index].title)
  }
}

extension Step {
  fileprivate var names: [String] { [id.rawValue, name.es, name.en, title.es, title.en] }
}
