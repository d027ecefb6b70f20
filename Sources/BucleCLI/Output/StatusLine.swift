import Typography
import Workbook

/// A line that says what is going on, and goes again; nothing where there is no terminal.
final class StatusLine {
  private let output: Output?
  private var shown = 0

  init(_ tool: Tool) {
    output = tool.terminal.isInteractiveOutput && !tool.options.isJSON ? tool.output : nil
  }

  func show(_ text: String) {
    guard let output else { return }
    let folded = output.options.glyphs == .ascii ? ASCIIText.folded(text) : text
    let line = folded.clipped(to: output.options.width - 1)
    // A carriage return and spaces: no terminal needs more for a line to change.
    output.write("\r" + line + String(repeating: " ", count: max(0, shown - line.displayWidth)))
    shown = line.displayWidth
  }

  func clear() {
    guard let output, shown > 0 else { return }
    // Two columns more: the terminal may have echoed a Ctrl-C.
    let columns = min(shown + 2, output.options.width - 1)
    output.write("\r" + String(repeating: " ", count: columns) + "\r")
    shown = 0
  }
}
