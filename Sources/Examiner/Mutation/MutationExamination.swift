import Bilingual
import Foundation
import Wire

/// Puts an exam to a learner's compiled tests: they run against the right version of a module and
/// against every mutant.
package struct MutationExamination {
  private let exam: Exam
  private let tests: BuiltKata
  private let libraries: TestedLibraries
  private let cancellation: Cancellation?

  package init(
    _ exam: Exam,
    tests: BuiltKata,
    against libraries: TestedLibraries,
    cancellation: Cancellation? = nil
  ) {
    self.exam = exam
    self.tests = tests
    self.libraries = libraries
    self.cancellation = cancellation
  }

  /// The judgement; the mutants are tried only where the right version passes.
  package func run(progress: (Check) -> Void = { _ in }) throws(Verdict.NotJudged) -> Verdict {
    let start = ContinuousClock.now
    let process = try self.start(with: libraries.reference)
    do throws(SubjectFailure) {
      try process.greet()
    } catch {
      throw error == .cancelled ? .cancelled : .doesNotStart(error)
    }
    var reference = try result(of: process)
    // Tests that know the given version by its looks, and not by what it does, refuse its equals.
    if case .passed = reference, let refused = try firstRefused(of: exam.equivalents) {
      reference = .failed(.narrow(refused.mistake))
    }
    var results: [CheckResult] = []
    for check in exam.checks {
      progress(check)
      results.append(CheckResult(check: check, outcome: try outcome(of: check, reference)))
    }
    return Verdict(
      kata: exam.kata,
      outcome: results.allSatisfy(\.outcome.isPassed) ? .passed : .notPassed,
      checks: results,
      printed: process.printed,
      time: .now - start
    )
  }

  private func outcome(
    of check: Check,
    _ reference: Run
  ) throws(Verdict.NotJudged) -> CheckResult.Outcome {
    switch (check.question, reference) {
    case (.accepting, .passed): return .passed(nil)
    case (.accepting, .failed(let finding)): return .failed(Counterexample(finding))
    case (.finding(let mutants), .passed):
      let survivors = try survivors(of: mutants)
      if survivors.isEmpty { return .passed(nil) }
      return .failed(Counterexample(.survivors(survivors, of: mutants.count)))
    // Tests that refuse the right version tell nothing by refusing a wrong one.
    default: return .notRun
    }
  }

  private func survivors(
    of mutants: [HiddenMutant]
  ) throws(Verdict.NotJudged) -> [TestFinding.Survivor] {
    var survivors: [TestFinding.Survivor] = []
    try run(mutants) { mutant, run in
      if case .passed = run {
        survivors.append(TestFinding.Survivor(mutant: mutant.id, mistake: mutant.mistake))
      }
    }
    return survivors
  }

  private func firstRefused(
    of equivalents: [HiddenMutant]
  ) throws(Verdict.NotJudged) -> HiddenMutant? {
    var refused: HiddenMutant?
    try run(equivalents) { version, run in
      if case .failed = run, refused == nil { refused = version }
    }
    return refused
  }

  /// Each version starts while the one before it runs.
  private func run(
    _ versions: [HiddenMutant],
    take: (HiddenMutant, Run) -> Void
  ) throws(Verdict.NotJudged) {
    let chosen = libraries.mutants.filter { versions.contains($0.mutant) }
    guard let first = chosen.first else { return }
    var next = try start(with: first.library)
    for (index, version) in chosen.enumerated() {
      let process = next
      if index + 1 < chosen.count { next = try start(with: chosen[index + 1].library) }
      do throws(SubjectFailure) {
        try process.greet()
      } catch {
        // The tests do nothing before they are asked: what does not start is no version of this module.
        throw error == .cancelled ? .cancelled : .fault(.reference(error))
      }
      take(version.mutant, try result(of: process))
      process.close()
    }
  }

  private func start(
    with version: LinkedModule
  ) throws(Verdict.NotJudged) -> SubjectProcess {
    let subject: Subject
    do throws(BuildError) {
      subject = try tests.subject(beside: version.library)
    } catch {
      throw .fault(.build(error))
    }
    do throws(SubjectFailure) {
      return try SubjectProcess(starting: subject, cancellation: cancellation)
    } catch {
      throw error == .cancelled ? .cancelled : .doesNotStart(error)
    }
  }

  // MARK: - One run

  private enum Run {
    case passed
    case failed(TestFinding)
  }

  /// More than a test waits for anything, in virtual time.
  private static let patience: Script = [.advance(.seconds(60))]

  private func result(of process: SubjectProcess) throws(Verdict.NotJudged) -> Run {
    let readings: [Reading]
    do throws(SubjectFailure) {
      readings = try process.run(Self.patience, quiet: Self.patience.count, parts: .state)
    } catch {
      if error == .cancelled { throw .cancelled }
      return .failed(.ended(error))
    }
    guard let state = readings.last?.state,
      case .bool(let isFinished)? = state[field: "isFinished"],
      case .list(let failures)? = state[field: "failures"]
    else { return .failed(.ended(.malformed)) }
    guard failures.isEmpty else { return .failed(.refused(failures.map(Self.text))) }
    return isFinished ? .passed : .failed(.unfinished)
  }

  private static func text(_ failure: Tree) -> Localized {
    func part(_ language: Language) -> String {
      if case .text(let text)? = failure[field: language.rawValue] { text } else { "" }
    }
    return Localized(es: part(.spanish), en: part(.english))
  }
}

extension Counterexample {
  /// Tests are put to no script: what they report is all there is.
  fileprivate init(_ finding: TestFinding) {
    self.init(trace: Trace(script: [], readings: []), disagreement: .tests(finding))
  }
}
