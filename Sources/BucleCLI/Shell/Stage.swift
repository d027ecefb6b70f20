import Examiner
import Wire
import Workbook

/// Where the lessons' features run: each in a process of its own, kept for the next script.
final class Stage {
  private let tool: Tool
  private var processes: [Feature.ID: SubjectProcess] = [:]

  init(_ tool: Tool) {
    self.tool = tool
  }

  func perform(_ run: Session.Run) -> Session.RunOutcome {
    var readings: [[Reading]] = []
    do throws(SubjectFailure) {
      for part in run.parts { readings.append(try perform(part)) }
      let actions = run.parts.first.flatMap { processes[$0.feature] }?.description.actions ?? []
      return Session.RunOutcome(readings: .success(readings), actions: actions.map(\.name))
    } catch {
      // A process that failed once has nothing more to say.
      processes.removeAll()
      return Session.RunOutcome(readings: .failure(error))
    }
  }

  private func perform(_ part: Session.Run.Part) throws(SubjectFailure) -> [Reading] {
    let process = try process(part.feature)
    return try process.run(
      part.script,
      quiet: part.quiet,
      width: part.width ?? (part.isBeside ? tool.scene.halfScreenWidth : tool.scene.screenWidth),
      isASCII: tool.terminal.isASCII
    )
  }

  private func process(_ feature: Feature.ID) throws(SubjectFailure) -> SubjectProcess {
    if let process = processes[feature] { return process }
    if processes.count > 2 { processes.removeAll() }
    let process = try SubjectProcess(tool.installation.reference(feature.rawValue))
    processes[feature] = process
    return process
  }
}
