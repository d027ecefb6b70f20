package import Bilingual

/// What became of a learner's tests under one version of the module.
package enum TestRun: Sendable {
  case passed
  /// What the tests report, in order; never empty.
  case failed([Localized])
  /// They wait for something that never comes.
  case unfinished
  case ended(SubjectFailure)
}

/// Whether a learner's tests accept the right version and refuse every mutant.
package struct MutationVerdict: Sendable {
  package var reference: TestRun
  /// The mutants that the tests take for right, in the kata's order; empty where the right version is refused.
  package var survivors: [HiddenMutant]
  /// How many there are.
  package var mutants: Int
  package var time: Duration

  package var isPassed: Bool {
    if case .passed = reference { survivors.isEmpty } else { false }
  }

  /// The judgement in one sentence, with what kind of mistake the first survivor makes.
  package var summary: Localized {
    switch reference {
    case .passed: MutationText.survivors(survivors, of: mutants)
    case .failed(let texts): MutationText.refused(texts)
    case .unfinished: MutationText.unfinished
    case .ended: MutationText.ended
    }
  }
}
