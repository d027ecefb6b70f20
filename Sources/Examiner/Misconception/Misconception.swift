package import Bilingual

/// A wrong answer that is known beforehand, by what the exam sees of it.
package struct Misconception: Hashable, Sendable {
  /// The name of the wrong answer's file without its ending.
  package var id: String
  /// The check or structural rule that refuses it first.
  package var refusedBy: String
  /// What it behaves as if were true: a clause that follows "it behaves as if".
  package var belief: Localized
  /// What it shows under each check and rule that it does not pass; see ``Verdict/fingerprints``.
  package var fingerprints: [String: String]

  package init(
    _ id: String,
    refusedBy: String,
    belief: Localized,
    fingerprints: [String: String]
  ) {
    self.id = id
    self.refusedBy = refusedBy
    self.belief = belief
    self.fingerprints = fingerprints
  }
}

/// A known wrong answer that a learner's behaves like.
package struct Resemblance: Hashable, Sendable {
  package var misconception: Misconception
  /// Whether nothing else is wrong with the learner's.
  package var isWhole: Bool

  package init(_ misconception: Misconception, isWhole: Bool) {
    self.misconception = misconception
    self.isWhole = isWhole
  }
}

extension Verdict {
  /// The wrong answers that show the exam the same as this one; none where it passes or was not judged.
  ///
  /// Those that are equal in everything come alone. Otherwise all that a wrong answer does wrong has to be
  /// found in the learner's, to the last reading; an exploration is let off, since another mistake may
  /// give it a shorter counterexample.
  package func resemblances(among known: [Misconception]) -> [Resemblance] {
    guard case .notPassed = outcome else { return [] }
    let mine = fingerprints
    let whole = known.filter { !$0.fingerprints.isEmpty && $0.fingerprints == mine }
    guard whole.isEmpty else { return whole.map { Resemblance($0, isWhole: true) } }
    let explored = Set(
      checks.filter { if case .exhaustive = $0.check.question { true } else { false } }
        .map(\.check.id.rawValue)
    )
    let partial = known.compactMap { one -> (common: Int, misconception: Misconception)? in
      let equal = one.fingerprints.filter { mine[$0.key] == $0.value }
      let other = one.fingerprints.keys.filter { mine[$0] != one.fingerprints[$0] }
      guard equal[one.refusedBy] != nil, equal.keys.contains(where: { !explored.contains($0) }),
        other.allSatisfy({ explored.contains($0) && mine[$0] != nil })
      else { return nil }
      return (equal.count, one)
    }
    let most = partial.map(\.common).max() ?? 0
    return partial.filter { $0.common == most }
      .map { Resemblance($0.misconception, isWhole: false) }
  }
}
