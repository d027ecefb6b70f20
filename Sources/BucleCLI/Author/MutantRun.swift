import Bilingual
import Examiner
import Foundation
import SyntaxWire
import Workbook

/// Puts small faults into the reference, one at a time, and counts those that the exam notices.
struct MutantRun {
  let kata: Kata
  let candidates: Candidates
  let bench: CandidateBench

  /// Of a hundred mutants that compile and differ, so many have to be noticed.
  static let goal = 95

  private struct Trial: Sendable {
    var file: String
    var mutant: Mutant
  }

  private enum Fate: Sendable {
    case stillborn, killed, survived
    case unjudged(String)
  }

  func findings(_ progress: (Localized) -> Void) -> [Finding] {
    let trials: [Trial]
    do throws(SyntaxFailure) {
      trials = try makeTrials()
    } catch {
      return [Finding(isGood: false, text: AuthorText.noMutants("\(error)"))]
    }
    let fate: @Sendable (Trial) -> Fate
    do {
      fate = try judgement()
    } catch {
      return [Finding(isGood: false, text: AuthorText.noMutants("\(error)"))]
    }
    let fates = bench.inPairs(
      trials,
      progress: { progress(AuthorText.mutating($0, of: trials.count)) },
      fate
    )
    guard fates.count == trials.count else { return [] }
    return report(Array(zip(trials, fates)))
  }

  private func makeTrials() throws(SyntaxFailure) -> [Trial] {
    let reader = SyntaxReader(bench.installation)
    var trials: [Trial] = []
    for source in try sources() {
      let answer = try reader.answer(to: .mutate(source), cancellation: bench.cancellation)
      guard case .mutants(let mutants) = answer else { continue }
      trials += mutants.map { Trial(file: source.name, mutant: $0) }
    }
    return trials
  }

  /// What is mutated: the reference; where that is tests, the module that they are about.
  private func sources() throws(SyntaxFailure) -> [SourceText] {
    do throws(BuildError) {
      if let module = try bench.testedModule {
        return [SourceText(name: "\(module.name).swift", text: module.source)]
      }
    } catch {
      throw .system("\(error)")
    }
    return kata.files.map {
      SourceText(name: $0, text: candidates.reference.files[$0] ?? "")
    }
  }

  private func judgement() throws -> @Sendable (Trial) -> Fate {
    let files = candidates.reference.files
    guard case .tests = kata.kind else {
      return { [bench] in Self.fate(of: $0, files, bench) }
    }
    let tests = try bench.tests(files)
    return { [bench] trial in
      do {
        let verdict = try bench.verdict(of: tests, on: trial.mutant.text)
        return verdict.survivingMutants.isEmpty ? .killed : .survived
      } catch BuildError.compiler {
        return .stillborn
      } catch {
        return .unjudged("\(error)")
      }
    }
  }

  private static func fate(
    of trial: Trial,
    _ files: Candidates.Files,
    _ bench: CandidateBench
  ) -> Fate {
    var files = files
    files[trial.file] = trial.mutant.text
    do {
      switch try bench.verdict(on: files).outcome {
      case .passed: return .survived
      case .notPassed, .notJudged(.doesNotStart): return .killed
      case .notJudged(.doesNotCompile), .notJudged(.incomplete): return .stillborn
      case .notJudged(let reason): return .unjudged("\(reason)")
      }
    } catch {
      return .unjudged("\(error)")
    }
  }

  // MARK: - Counting

  private func report(_ trials: [(trial: Trial, fate: Fate)]) -> [Finding] {
    var killed = 0
    var survivors: [Trial] = []
    var findings: [Finding] = []
    var used: Set<EquivalentMutant> = []
    for (trial, fate) in trials {
      switch fate {
      case .stillborn: continue
      case .killed: killed += 1
      case .unjudged(let reason):
        findings.append(Finding(isGood: false, text: AuthorText.notJudged("mutant", reason)))
      case .survived:
        if let known = candidates.equivalents.first(where: { $0.matches(trial.mutant.diff) }) {
          used.insert(known)
        } else {
          survivors.append(trial)
        }
      }
    }
    let judged = killed + survivors.count
    let isEnough = judged > 0 && killed * 100 >= judged * Self.goal
    findings.append(
      Finding(
        isGood: isEnough,
        text: AuthorText.killed(killed, of: judged, equivalent: used.count, made: trials.count)
      )
    )
    findings += survivors.map { trial in
      Finding(
        isGood: isEnough,
        text: AuthorText.survivor(trial.mutant.kind.rawValue, trial.file, trial.mutant.line),
        detail: trial.mutant.diff.split(separator: "\n").map(String.init)
      )
    }
    findings += candidates.equivalents.filter(used.contains).map {
      Finding(isGood: true, text: AuthorText.equivalent(from: $0.from, to: $0.to, $0.reason))
    }
    // What is listed and never survives is a leftover of another reference.
    findings += candidates.equivalents.filter { !used.contains($0) }.map {
      Finding(isGood: false, text: AuthorText.staleEquivalent($0.to))
    }
    return findings
  }
}
