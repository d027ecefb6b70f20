import Examiner
import Workbook

/// What the learner wrote for katas, compiled to be driven: confined as in a check.
final class LearnerPrograms {
  private let tool: Tool
  private var built: [Kata.ID: (hash: ContentHash, program: BuiltKata)] = [:]

  init(_ tool: Tool) {
    self.tool = tool
  }

  /// The kata as it was compiled last.
  func subject(of kata: Kata.ID) throws(RunFailure) -> Subject {
    if built[kata] == nil { try renew(kata) }
    guard let subject = built[kata]?.program.subject else {
      preconditionFailure("a kata that was compiled without an error has a program")
    }
    return subject
  }

  /// Compiles the kata's files as they lie in the workspace; `false` where that is done already.
  @discardableResult
  func renew(_ id: Kata.ID) throws(RunFailure) -> Bool {
    let (kata, workspace, hash) = try files(of: id)
    if built[id]?.hash == hash { return false }
    if tool.installation.confinement.decision(on: .own) == .runAfterNotice {
      ConfinementNotice.give(tool)
    }
    built[id] = nil
    switch try outcome(for: kata, hash, in: workspace) {
    case .built(let program):
      built[id] = (hash, program)
      return true
    case .refused(let diagnostics):
      throw .doesNotCompile(diagnostics, VerdictRendering.sources(of: kata, in: workspace))
    case .incomplete(let missing): throw .incomplete(id, missing: missing)
    }
  }

  private func files(of id: Kata.ID) throws(RunFailure) -> (Kata, Workspace, ContentHash) {
    do throws(ToolError) {
      let kata = try tool.kata(id.rawValue)
      let workspace = try tool.workspace()
      do throws(WorkspaceError) {
        try workspace.prepare(kata)
        return (kata, workspace, try workspace.files(of: kata).contentHash)
      } catch {
        throw .workspace(error)
      }
    } catch {
      throw .tool(error)
    }
  }

  private func outcome(
    for kata: Kata,
    _ hash: ContentHash,
    in workspace: Workspace
  ) throws(RunFailure) -> BuildOutcome {
    let cancellation = try? Cancellation()
    let line = StatusLine(tool)
    defer { line.clear() }
    line.show(tool.scene.say(Judge.Stage.compiling.text(atMost: FeedbackCap())))
    let result = TerminalGuard.whileRunning(cancellation?.descriptor ?? -1) {
      Result { () throws(BuildError) in
        if let ahead = tool.advanceBuilds {
          return try ahead.outcome(for: kata, hash, cancellation: cancellation)
        }
        return try tool.builder.build(kata, in: workspace, cancellation: cancellation)
      }
    }
    do throws(BuildError) {
      return try result.get()
    } catch {
      throw .build(error)
    }
  }
}
