import Workbook

/// A learner at a terminal: a prompt, a line, and round again.
final class Keyboard {
  private let shell: Shell
  private let editor: LineEditor

  /// `nil` where the terminal cannot be edited on.
  init?(_ shell: Shell) {
    let folder = shell.tool.place.path + "/" + Workspace.hiddenFolder
    let history = HistoryFile(path: folder + "/history")
    let editor = LineEditor(history: history) { typed in shell.session.completion(of: typed) }
    guard let editor else { return nil }
    self.shell = shell
    self.editor = editor
  }

  func run() {
    TerminalGuard.takeInterrupts()
    while true {
      shell.tool.output.write("\n")
      let output = shell.tool.output
      let prompt = shell.session.prompt(width: output.options.width)
      switch editor.line(prompt: output.prompt(prompt)) {
      case .line(let line): if shell.take(line) { return }
      case .interrupted: continue
      case .end:
        output.write("\n")
        shell.tool.show([shell.tool.scene.paragraph(ToolText.goodbye)])
        return
      }
    }
  }
}
