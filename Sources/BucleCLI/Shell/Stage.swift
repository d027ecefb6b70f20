import Examiner
import Wire
import Workbook

/// Where live features run: each in a process of its own, kept for the next script.
final class Stage {
  private let tool: Tool
  private let learner: LearnerPrograms
  private var processes: [LiveFeature: Running] = [:]

  /// A process, and what stops it when it does not answer.
  private struct Running {
    var process: SubjectProcess
    var cancellation: Cancellation?
  }

  init(_ tool: Tool) {
    self.tool = tool
    learner = LearnerPrograms(tool)
  }

  func perform(_ run: Session.Run) -> Session.RunOutcome {
    var readings: [[Reading]] = []
    do throws(RunFailure) {
      if run.purpose == .open { try renew(run.parts.map(\.feature)) }
      for part in run.parts { readings.append(try perform(part)) }
      let first = run.parts.first.flatMap { processes[$0.feature] }
      let description = first?.process.description
      return Session.RunOutcome(
        readings: .success(readings),
        actions: description?.actions.map(\.name) ?? [],
        isModel: description?.isModel ?? false,
        answer: answer(in: run, readings)
      )
    } catch {
      // A process that failed once has nothing more to say.
      processes.removeAll()
      return Session.RunOutcome(readings: .failure(error))
    }
  }

  /// Takes up what was saved of a kata: only here, where it is opened, so that nothing changes under
  /// the learner's hands.
  private func renew(_ features: [LiveFeature]) throws(RunFailure) {
    for case .kata(let kata) in features where try learner.renew(kata) {
      processes[.kata(kata)] = nil
    }
  }

  private func perform(_ part: Session.Run.Part) throws(RunFailure) -> [Reading] {
    let subject = try subject(part.feature)
    let cancellation = processes[part.feature]?.cancellation ?? (try? Cancellation())
    let outcome = TerminalGuard.whileRunning(cancellation?.descriptor ?? -1) {
      Result { () throws(SubjectFailure) in
        let process: SubjectProcess
        if let running = processes[part.feature] {
          process = running.process
        } else {
          if processes.count > 2 { processes.removeAll() }
          process = try SubjectProcess(subject, cancellation: cancellation)
          processes[part.feature] = Running(process: process, cancellation: cancellation)
        }
        return try process.run(
          part.script,
          quiet: part.quiet,
          width: part.width
            ?? (part.isBeside ? tool.scene.halfScreenWidth : tool.scene.screenWidth),
          isASCII: tool.terminal.isASCII
        )
      }
    }
    do throws(SubjectFailure) {
      return try outcome.get()
    } catch {
      throw .ended(error, isOurs: part.feature.isOurs)
    }
  }

  /// What the first of the calls that a stimulus left waiting returns: a value of no type is refused for it, with
  /// the type, and changes nothing.
  private func answer(in run: Session.Run, _ readings: [[Reading]]) -> AnswerType? {
    guard case .stimulus = run.purpose, run.parts.count == 1, var part = run.parts.first,
      let before = readings[0].first, let after = readings[0].last, before.calls != after.calls,
      let call = after.calls.firstIndex(where: { !$0.isCancelled })
    else { return nil }
    part.script.append(.resolve(call + 1, .value(.variant("", nil))))
    part.quiet = part.script.count
    do throws(RunFailure) {
      guard case .wrongAnswer(_, let expected, _)? = try perform(part).last?.refusal else {
        return nil
      }
      return AnswerType(printed: expected)
    } catch {
      processes[part.feature] = nil
      return nil
    }
  }

  private func subject(_ feature: LiveFeature) throws(RunFailure) -> Subject {
    switch feature {
    case .course(let feature): tool.installation.reference(feature.rawValue)
    case .kata(let kata): try learner.subject(of: kata)
    }
  }
}
