import Examiner
import Foundation
import Workbook

/// Judges a learner's kata by its exam, in the way of the kata's kind.
struct Judge {
  let builder: WorkspaceBuilder
  /// What was compiled while the learner was still at the prompt; `nil` where nothing is.
  var ahead: AdvanceBuilds?

  /// How far a judgement has come.
  enum Stage {
    case compiling
    /// The wrong versions of a tested module are compiled, once for all: so many of so many are done.
    case preparing(Int, of: Int)
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
    let work = Work(
      kata: kata,
      hash: hash,
      exam: exam,
      workspace: workspace,
      cancellation: cancellation
    )
    var verdict: Verdict
    do throws(Verdict.NotJudged) {
      switch kata.kind {
      case .feature: verdict = try judgeFeature(work, progress)
      case .tests: verdict = try judgeTests(work, progress)
      case .scripts: verdict = try judgeScripts(work, progress)
      }
    } catch {
      verdict = Verdict(kata: kata.id.rawValue, outcome: .notJudged(error), time: .zero)
    }
    verdict.time = .now - start
    return verdict
  }

  /// What is judged, and by what.
  struct Work: Sendable {
    let kata: Kata
    let hash: ContentHash
    let exam: Exam
    let workspace: Workspace
    let cancellation: Cancellation?
  }

  private func judgeFeature(
    _ work: Work,
    _ progress: (Stage) -> Void
  ) throws(Verdict.NotJudged) -> Verdict {
    // Neither needs what the compiler makes, so that both go on beside it.
    let reference = builder.installation.reference("kata:\(work.kata.id)")
    let review = Aside { [self] in self.review(work) }
    let forecasts = Aside { [builder] in
      builder.forecasts.prepare(work.exam, reference: reference, cancellation: work.cancellation)
    }
    let built = try build(work, progress)
    let structure = try results(of: review, progress)
    forecasts.value
    let examination = Examination(
      work.exam,
      subject: built.subject,
      reference: reference,
      forecasts: builder.forecasts,
      answers: builder.answers,
      hasIdleCore: builder.hasIdleCore,
      cancellation: work.cancellation
    )
    var verdict = examination.run { check, _ in progress(.examining(check)) }.adding(structure)
    verdict.resemblances = verdict.resemblances(among: work.exam.misconceptions)
    return verdict
  }

  private func judgeTests(
    _ work: Work,
    _ progress: (Stage) -> Void
  ) throws(Verdict.NotJudged) -> Verdict {
    let review = Aside { [self] in self.review(work) }
    let built = try build(work, progress)
    let structure = try results(of: review, progress)
    let libraries: TestedLibraries
    do throws(BuildError) {
      guard let tested = try builder.testedModule(of: work.kata) else {
        throw .files("\(work.kata.id) names no module to test")
      }
      let mutants = work.exam.versions
      libraries = try builder.libraries(of: tested, mutants, cancellation: work.cancellation) {
        progress(.preparing($0, of: mutants.count + 1))
      }
    } catch {
      throw Verdict.NotJudged(error)
    }
    let examination = MutationExamination(
      work.exam,
      tests: built,
      against: libraries,
      cancellation: work.cancellation
    )
    return try examination.run { progress(.examining($0)) }.adding(structure)
  }

  // MARK: - Parts

  private func build(
    _ work: Work,
    _ progress: (Stage) -> Void
  ) throws(Verdict.NotJudged) -> BuiltKata {
    progress(.compiling)
    let outcome: BuildOutcome
    do throws(BuildError) {
      if let ahead {
        outcome = try ahead.outcome(for: work.kata, work.hash, cancellation: work.cancellation)
      } else {
        outcome = try builder.build(
          work.kata,
          in: work.workspace,
          cancellation: work.cancellation
        )
      }
    } catch {
      throw Verdict.NotJudged(error)
    }
    switch outcome {
    case .refused(let diagnostics): throw .doesNotCompile(diagnostics)
    case .incomplete(let missing): throw .incomplete(missing: missing)
    case .built(let built): return built
    }
  }

  private func review(_ work: Work) -> Result<[RuleResult], SyntaxFailure> {
    let files = work.kata.files.map { name in
      let file = work.workspace.file(name, of: work.kata.id)
      return (
        name: name, text: String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
      )
    }
    do throws(SyntaxFailure) {
      let review = StructureReview(work.kata.rules, reader: SyntaxReader(builder.installation))
      return .success(try review.results(on: files, cancellation: work.cancellation))
    } catch {
      return .failure(error)
    }
  }

  private func results(
    of review: Aside<Result<[RuleResult], SyntaxFailure>>,
    _ progress: (Stage) -> Void
  ) throws(Verdict.NotJudged) -> [RuleResult] {
    progress(.reading)
    do throws(SyntaxFailure) {
      return try review.value.get()
    } catch {
      throw error == .cancelled ? .cancelled : .fault(.syntax("\(error)"))
    }
  }
}

extension Verdict {
  /// The verdict with what the review of the source found: what breaks a rule does not pass.
  fileprivate func adding(_ structure: [RuleResult]) -> Verdict {
    var verdict = self
    verdict.structure = structure
    if case .passed = outcome, !structure.allSatisfy(\.isKept) { verdict.outcome = .notPassed }
    return verdict
  }
}

extension Verdict.NotJudged {
  fileprivate init(_ error: BuildError) {
    self =
      switch error {
      case .cancelled: .cancelled
      case .toolchain(let error): .fault(.toolchain(error))
      default: .fault(.build(error))
      }
  }
}
