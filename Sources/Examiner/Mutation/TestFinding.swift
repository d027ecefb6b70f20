package import Bilingual

/// What is wrong with tests that a learner wrote.
package enum TestFinding: Sendable, Hashable, Codable {
  /// They refuse the right version; what they report, in order, never empty.
  case refused([Localized])
  /// Under the right version they wait for something that never comes.
  case unfinished
  /// Under the right version they end the program before they are done.
  case ended(SubjectFailure)
  /// They refuse another right version, which differs from the given one in how this is written.
  case narrow(Localized)
  /// They take these wrong versions for right, of so many that the check has.
  case survivors([Survivor], of: Int)

  /// A wrong version that was not found out.
  package struct Survivor: Sendable, Hashable, Codable {
    /// Told to authors, never to whoever is examined.
    package var mutant: String
    /// The kind of mistake that it makes.
    package var mistake: Localized
  }
}

extension Verdict {
  /// How many wrong versions the tests took for right, of all that they were put to.
  ///
  /// `nil` where none is told of: the kata asks for something else, or the feedback's level hides it.
  package var survivors: (count: Int, of: Int)? {
    var count = 0
    var total = 0
    for result in checks {
      guard case .finding(let mutants) = result.check.question else { continue }
      switch result.outcome {
      case .passed: total += mutants.count
      case .failed(let example):
        guard case .tests(.survivors(let survivors, of: let all)) = example.disagreement else {
          return nil
        }
        count += survivors.count
        total += all
      default: return nil
      }
    }
    return count > 0 ? (count, total) : nil
  }

  /// The mutants that were taken for right, by their ids.
  package var survivingMutants: [String] {
    checks.flatMap { result -> [String] in
      guard case .failed(let example) = result.outcome,
        case .tests(.survivors(let survivors, of: _)) = example.disagreement
      else { return [] }
      return survivors.map(\.mutant)
    }
  }
}
