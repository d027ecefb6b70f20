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
        isModel: description?.isModel ?? false
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

  private func subject(_ feature: LiveFeature) throws(RunFailure) -> Subject {
    switch feature {
    case .course(let feature): tool.installation.reference(feature.rawValue)
    case .kata(let kata): try learner.subject(of: kata)
    }
  }
}
