import Bilingual
import Examiner
import Foundation
import Wire
import Workbook

extension Judge {
  /// More than anybody writes line by line.
  private static let scriptLimit = ByteCount.mebibytes(1)

  /// Each script runs on its own design: one that cannot be read costs no other.
  func judgeScripts(
    _ work: Work,
    _ progress: (Stage) -> Void
  ) throws(Verdict.NotJudged) -> Verdict {
    let files: KataFiles
    do throws(WorkspaceError) {
      files = try work.workspace.files(of: work.kata)
    } catch {
      throw .fault(.build(.files("\(error)")))
    }
    var results: [CheckResult] = []
    for check in work.exam.checks {
      progress(.examining(check))
      var outcome = CheckResult.Outcome.notRun
      if case .breaking(let design) = check.question {
        outcome = try run(files, on: design, work)
      }
      results.append(CheckResult(check: check, outcome: outcome))
    }
    return Verdict(
      kata: work.exam.kata,
      outcome: results.allSatisfy(\.outcome.isPassed) ? .passed : .notPassed,
      checks: results,
      time: .zero
    )
  }

  private func run(
    _ files: KataFiles,
    on design: FlawedDesign,
    _ work: Work
  ) throws(Verdict.NotJudged) -> CheckResult.Outcome {
    let place = ScriptFinding.Place(
      file: "\(work.kata.id)/\(design.script)",
      line: 1,
      column: 1,
      written: ""
    )
    guard let file = files.files.first(where: { $0.name == design.script }) else {
      return .failed(.line(place, ScriptFileText.unreadable(place.file)))
    }
    guard file.contents.count <= Self.scriptLimit.bytes else {
      return .failed(.line(place, ScriptFileText.tooLarge(Self.scriptLimit)))
    }
    guard let text = String(validating: file.contents, as: UTF8.self) else {
      return .failed(.line(place, ScriptFileText.notText))
    }
    do throws(SubjectFailure) {
      let process = try SubjectProcess(
        builder.installation.reference(design.feature),
        cancellation: work.cancellation
      )
      defer { process.close() }
      let first = try process.run([]).last
      let reader = ScriptReader(
        file: place.file,
        feature: design.feature,
        labels: first?.screen?.elements.map(\.label) ?? []
      )
      let lines: [ScriptReader.ScriptLine]
      do throws(ScriptReader.Fault) {
        lines = try reader.lines(of: text)
      } catch {
        return .failed(error.finding)
      }
      let run = try DesignRun(lines.map(\.stimulus), on: design, in: process)
      return Self.outcome(of: run, lines, design)
    } catch {
      throw error == .cancelled ? .cancelled : .fault(.reference(error))
    }
  }

  private static func outcome(
    of run: DesignRun,
    _ lines: [ScriptReader.ScriptLine],
    _ design: FlawedDesign
  ) -> CheckResult.Outcome {
    switch run.ending {
    case .reached: return .reached(run.trace)
    case .ended(let failure): return .ended(failure, run.trace)
    case .refused(let refusal):
      return .failed(.line(lines[run.trace.script.count].place, refusal.text), run.trace)
    case .short(let seen):
      let titles = design.stages.map(\.title)
      return .failed(
        .short(seen: Array(titles.prefix(seen)), missing: titles[seen]),
        run.trace
      )
    }
  }
}

extension CheckResult.Outcome {
  fileprivate static func failed(
    _ finding: ScriptFinding,
    _ trace: Counterexample.Trace = Counterexample.Trace(script: [], readings: [])
  ) -> CheckResult.Outcome {
    .failed(Counterexample(trace: trace, disagreement: .script(finding)))
  }
}
