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
    // Neither needs what the compiler makes, so that both go on beside it.
    let reference = builder.installation.reference("kata:\(kata.id)")
    let structure = Aside { [self] in review(kata, in: workspace, cancellation: cancellation) }
    let forecasts = Aside { [builder] in
      builder.forecasts.prepare(exam, reference: reference, cancellation: cancellation)
    }
    do throws(BuildError) {
      switch try build(kata, hash, in: workspace, cancellation: cancellation) {
      case .refused(let diagnostics): return notJudged(.doesNotCompile(diagnostics))
      case .incomplete(let missing): return notJudged(.incomplete(missing: missing))
      case .built(let built):
        progress(.reading)
        let results: [RuleResult]
        do throws(SyntaxFailure) {
          results = try structure.value.get()
        } catch {
          return notJudged(error == .cancelled ? .cancelled : .fault(.syntax("\(error)")))
        }
        forecasts.value
        let examination = Examination(
          exam,
          subject: built.subject,
          reference: reference,
          forecasts: builder.forecasts,
          cancellation: cancellation
        )
        var verdict = examination.run { check, _ in progress(.examining(check)) }
        verdict.structure = results
        if case .passed = verdict.outcome, !results.allSatisfy(\.isKept) {
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
  ) -> Result<[RuleResult], SyntaxFailure> {
    let files = kata.files.map { name in
      let bytes = (try? Data(contentsOf: workspace.file(name, of: kata.id))) ?? Data()
      return (name: name, text: String(decoding: bytes, as: UTF8.self))
    }
    do throws(SyntaxFailure) {
      let review = StructureReview(kata.rules, reader: SyntaxReader(builder.installation))
      return .success(try review.results(on: files, cancellation: cancellation))
    } catch {
      return .failure(error)
    }
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
