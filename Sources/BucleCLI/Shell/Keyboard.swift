import Bilingual
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
    let tool = shell.tool
    TerminalGuard.takeInterrupts()
    defer { tool.pager = nil }
    while true {
      if !showsRest() { tool.output.write("\n") }
      switch editor.line(prompt: tool.output.prompt(prompt)) {
      case .line(let line):
        if turns(line) { continue }
        // Whatever else is typed is a line of its own: what was held back is not asked for any more.
        tool.pager = Terminal.rows.map { Pager(rows: $0) }
        if shell.take(line) {
          sayGoodbye()
          return
        }
      case .interrupted: tool.pager = nil
      case .end:
        tool.pager = nil
        tool.output.write("\n")
        sayGoodbye()
        return
      }
    }
  }

  /// Says where the learner will be taken back to, so that nobody thinks that leaving costs them their way.
  private func sayGoodbye() {
    let tool = shell.tool
    tool.pager = nil
    let step = tool.isKeepingProgress ? shell.session.step?.title : nil
    tool.show([tool.scene.paragraph(ToolText.goodbye(step))])
  }

  /// Shows what is held back where it is too little to be asked for.
  private func showsRest() -> Bool {
    guard let rows = shell.tool.pager?.rest(), !rows.isEmpty else { return false }
    shell.tool.output.write(rows)
    return true
  }

  private var prompt: Line {
    let width = shell.tool.output.options.width
    guard let pager = shell.tool.pager, pager.isHolding else {
      return shell.session.prompt(width: width)
    }
    let text = width < 40 ? PagerText.short : PagerText.more(pager.held)
    return Line(shell.tool.scene.say(text), .dim) + Line(" › ")
  }

  /// Whether a line only turns the screen, or leaves the rest unread.
  private func turns(_ line: String) -> Bool {
    let tool = shell.tool
    guard var pager = tool.pager, pager.isHolding else { return false }
    switch line.trimmingSpaces {
    case "":
      tool.output.write(pager.turn())
      tool.pager = pager
      return true
    case "q":
      tool.pager = nil
      return true
    default: return false
    }
  }
}

private enum PagerText {
  static let short = Localized(es: "Intro: sigue", en: "Return: more")

  static func more(_ rows: Int) -> Localized {
    Localized(
      es: "Intro: sigue (\(rows) líneas) · q: basta",
      en: "Return: more (\(rows) lines) · q: enough"
    )
  }
}
