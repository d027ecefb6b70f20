import Examiner
import Foundation
import Workbook

/// Compiles a learner's kata, unless that was done ahead, and puts its exam to it.
struct Judge {
  let builder: WorkspaceBuilder
  /// What was compiled while the learner was still at the prompt; `nil` where nothing is.
  var ahead: AdvanceBuilds?

  /// How far a judgement has come.
  enum Stage {
    case compiling
    /// The source's structure is looked at.
    case reading
    case examining(Check)
  }

  /// Judges the files in the workspace, whose fingerprint is `hash`.
  func verdict(
    on kata: Kata,
    _ hash: ContentHash,
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
    do throws(BuildError) {
      switch try build(kata, hash, in: workspace, cancellation: cancellation) {
      case .refused(let diagnostics): return notJudged(.doesNotCompile(diagnostics))
      case .incomplete(let missing): return notJudged(.incomplete(missing: missing))
      case .built(let built):
        progress(.reading)
        let structure: [RuleResult]
        do throws(SyntaxFailure) {
          structure = try review(kata, in: workspace, cancellation: cancellation)
        } catch {
          return notJudged(error == .cancelled ? .cancelled : .fault(.syntax("\(error)")))
        }
        let examination = Examination(
          exam,
          subject: built.subject,
          reference: builder.installation.reference("kata:\(kata.id)"),
          cancellation: cancellation
        )
        var verdict = examination.run { check, _ in progress(.examining(check)) }
        verdict.structure = structure
        if case .passed = verdict.outcome, !structure.allSatisfy(\.isKept) {
          verdict.outcome = .notPassed
        }
        verdict.time = .now - start
        return verdict
      }
    } catch {
      switch error {
      case .cancelled: return notJudged(.cancelled)
      case .toolchain(let error): return notJudged(.fault(.toolchain(error)))
      default: return notJudged(.fault(.build(error)))
      }
    }
  }

  private func review(
    _ kata: Kata,
    in workspace: Workspace,
    cancellation: Cancellation?
  ) throws(SyntaxFailure) -> [RuleResult] {
    let files = kata.files.map { name in
      let bytes = (try? Data(contentsOf: workspace.file(name, of: kata.id))) ?? Data()
      return (name: name, text: String(decoding: bytes, as: UTF8.self))
    }
    return try StructureReview(kata.rules, reader: SyntaxReader(builder.installation))
      .results(on: files, cancellation: cancellation)
  }

  private func build(
    _ kata: Kata,
    _ hash: ContentHash,
    in workspace: Workspace,
    cancellation: Cancellation?
  ) throws(BuildError) -> BuildOutcome {
    if let ahead { return try ahead.outcome(for: kata, hash, cancellation: cancellation) }
    return try builder.build(kata, in: workspace, cancellation: cancellation)
  }
}
