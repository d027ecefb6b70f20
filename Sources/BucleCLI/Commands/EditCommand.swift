import Bilingual
import Foundation
import Workbook

/// `edit`, at the prompt: the learner's files in their editor.
enum EditCommand {
  static func run(_ tool: Tool, _ kata: Kata) throws(ToolError) -> ExitCode {
    let workspace = try tool.workspace()
    do throws(WorkspaceError) {
      try workspace.prepare(kata)
    } catch {
      throw .workspace(error)
    }
    let files = kata.files.map { workspace.file($0, of: kata.id).path(percentEncoded: false) }
    let file = files.joined(separator: ", ")
    guard tool.terminal.isInteractive else {
      tool.show(files.map { Line($0) })
      return .success
    }
    guard let editor = Editor(environment: tool.environment) else {
      tool.show([tool.scene.paragraph(EditText.noEditor(file))])
      return .notJudged
    }
    let failure = editor.open(files)
    guard failure == 0 else {
      let reason = String(cString: strerror(failure))
      tool.show([tool.scene.paragraph(EditText.notStarted(editor.command[0], reason, file))])
      return .notJudged
    }
    tool.show([tool.scene.paragraph(EditText.edited, .dim)])
    return .success
  }
}

private enum EditText {
  static let edited = Localized(es: "`comprobar` lo examina.", en: "`check` examines it.")

  static func noEditor(_ file: String) -> Localized {
    Localized(
      es: "No encuentro ningún editor: ni `VISUAL`, ni `EDITOR`, ni nano, ni vi. Abre tú \(file)",
      en: "There is no editor: no `VISUAL`, no `EDITOR`, no nano, no vi. Open \(file) yourself."
    )
  }

  static func notStarted(_ program: String, _ reason: String, _ file: String) -> Localized {
    Localized(
      es: "`\(program)` no arranca: \(reason). Cambia `VISUAL` o `EDITOR`, o abre tú \(file)",
      en:
        "`\(program)` does not start: \(reason). Change `VISUAL` or `EDITOR`, or open \(file) yourself."
    )
  }
}
