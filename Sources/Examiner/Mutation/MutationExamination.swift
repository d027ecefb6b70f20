import Bilingual
import Foundation
import Wire

/// Runs a learner's compiled tests against the right version of a module and against every mutant.
package struct MutationExamination {
  private let tests: BuiltKata
  private let libraries: TestedLibraries
  private let cancellation: Cancellation?

  package init(
    _ tests: BuiltKata,
    against libraries: TestedLibraries,
    cancellation: Cancellation? = nil
  ) {
    self.tests = tests
    self.libraries = libraries
    self.cancellation = cancellation
  }

  /// The judgement; the mutants are tried only where the right version passes.
  package func run() throws(MutationFailure) -> MutationVerdict {
    let start = ContinuousClock.now
    let process = try self.start(with: libraries.reference)
    do throws(SubjectFailure) {
      try process.greet()
    } catch {
      throw error == .cancelled ? .cancelled : .start(error)
    }
    let reference = try result(of: process)
    var verdict = MutationVerdict(
      reference: reference,
      survivors: [],
      mutants: libraries.mutants.count,
      time: .zero
    )
    if case .passed = reference { verdict.survivors = try survivors() }
    verdict.time = .now - start
    return verdict
  }

  /// Each version starts while the one before it runs.
  private func survivors() throws(MutationFailure) -> [HiddenMutant] {
    var survivors: [HiddenMutant] = []
    let mutants = libraries.mutants
    guard let first = mutants.first else { return [] }
    var next = try start(with: libraries.library(of: first))
    for (index, mutant) in mutants.enumerated() {
      let process = next
      if index + 1 < mutants.count {
        next = try start(with: libraries.library(of: mutants[index + 1]))
      }
      do throws(SubjectFailure) {
        try process.greet()
      } catch {
        // The tests do nothing before they are asked: what does not start is no version of this module.
        throw error == .cancelled ? .cancelled : .mutant(mutant.id, error)
      }
      if case .passed = try result(of: process) { survivors.append(mutant) }
      process.close()
    }
    return survivors
  }

  private func start(with library: URL) throws(MutationFailure) -> SubjectProcess {
    let subject: Subject
    do throws(BuildError) {
      subject = try tests.subject(beside: library)
    } catch {
      throw .build(error)
    }
    do throws(SubjectFailure) {
      return try SubjectProcess(starting: subject, cancellation: cancellation)
    } catch {
      throw .start(error)
    }
  }

  /// More than a test waits for anything, in virtual time.
  private static let patience: Script = [.advance(.seconds(60))]

  private func result(of process: SubjectProcess) throws(MutationFailure) -> TestRun {
    let readings: [Reading]
    do throws(SubjectFailure) {
      readings = try process.run(Self.patience, quiet: Self.patience.count)
    } catch {
      if error == .cancelled { throw .cancelled }
      return .ended(error)
    }
    guard let state = readings.last?.state,
      case .bool(let isFinished)? = state[field: "isFinished"],
      case .list(let failures)? = state[field: "failures"]
    else { return .ended(.malformed) }
    guard failures.isEmpty else { return .failed(failures.map(Self.text)) }
    return isFinished ? .passed : .unfinished
  }

  private static func text(_ failure: Tree) -> Localized {
    func part(_ language: Language) -> String {
      if case .text(let text)? = failure[field: language.rawValue] { text } else { "" }
    }
    return Localized(es: part(.spanish), en: part(.english))
  }
}

/// Why the tests could not be put to a module.
package enum MutationFailure: Error, Sendable {
  case cancelled
  case build(BuildError)
  case start(SubjectFailure)
  /// This mutant cannot take the right version's place: a fault of the kata.
  case mutant(String, SubjectFailure)
}
