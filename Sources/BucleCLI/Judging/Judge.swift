import Examiner
import Foundation
import HiddenExams
import Workbook

/// Compiles a learner's kata and puts its exam to it.
struct Judge {
  let installation: Installation
  let environment: [String: String]

  /// How far a judgement has come.
  enum Stage {
    case compiling
    case examining(Check)
  }

  func verdict(
    on kata: Kata,
    exam: Exam,
    in workspace: Workspace,
    cancellation: Cancellation?,
    progress: (Stage) -> Void
  ) -> Verdict {
    let start = ContinuousClock.now
    func notJudged(_ reason: Verdict.NotJudged) -> Verdict {
      Verdict(
        kata: kata.id.rawValue,
        outcome: .notJudged(reason),
        time: .now - start
      )
    }
    progress(.compiling)
    let toolchain: Toolchain
    do throws(ToolchainError) {
      toolchain = try Toolchain(environment: environment)
    } catch {
      return notJudged(.fault(.toolchain(error)))
    }
    do throws(BuildError) {
      let builder = KataBuilder(installation: installation, toolchain: toolchain)
      switch try builder.build(sources(of: kata, in: workspace), cancellation: cancellation) {
      case .refused(let diagnostics): return notJudged(.doesNotCompile(diagnostics))
      case .incomplete(let missing): return notJudged(.incomplete(missing: missing))
      case .built(let built):
        let examination = Examination(
          exam,
          subject: built.subject,
          reference: installation.reference("kata:\(kata.id)"),
          cancellation: cancellation
        )
        var verdict = examination.run { check, _ in progress(.examining(check)) }
        verdict.time = .now - start
        return verdict
      }
    } catch {
      if case .cancelled = error { return notJudged(.cancelled) }
      return notJudged(.fault(.build(error)))
    }
  }

  private func sources(of kata: Kata, in workspace: Workspace) -> KataSources {
    KataSources(
      id: kata.id.rawValue,
      module: kata.module,
      probeModule: kata.probe,
      files: kata.files.map { workspace.file($0, of: kata.id) },
      probe: kata.probeFile
    )
  }
}
