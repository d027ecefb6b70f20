import Bilingual
import Foundation
import Workbook

/// `bucle reset KATA`: the starter files again, the learner's own kept in a backup.
enum ResetCommand: Command {
  /// From the shell; on a terminal, only once the learner has agreed.
  static func run(_ tool: Tool, _ operand: String?) throws(ToolError) -> ExitCode {
    let kata = try tool.kata(operand)
    if tool.terminal.isInteractive {
      tool.show(.note(.resetQuestion(kata.id.rawValue)))
      let answer = Word.folded((readLine() ?? "").trimmingSpaces)
      guard ["s", "si", "y", "yes"].contains(answer) else {
        tool.show(.note(.leftAsItWas))
        return .notPassed
      }
    }
    return try reset(kata, tool)
  }

  static func reset(_ kata: Kata, _ tool: Tool) throws(ToolError) -> ExitCode {
    let workspace = try tool.workspace()
    do throws(WorkspaceError) {
      let backup = try workspace.reset(kata, at: Date())
      let path = backup?.path(percentEncoded: false)
      tool.show([
        tool.scene.paragraph(
          path.map { KataText.reset(kata.id.rawValue, $0) } ?? KataText.started(kata.id.rawValue)
        )
      ])
      return .success
    } catch {
      throw .workspace(error)
    }
  }
}
