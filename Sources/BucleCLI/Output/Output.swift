import Glibc
import Workbook

/// Where rows go, and what can be shown there.
struct Output: Sendable {
  var options: RenderingOptions
  private let descriptor: Int32

  init(_ options: RenderingOptions, descriptor: Int32 = STDOUT_FILENO) {
    self.options = options
    self.descriptor = descriptor
  }

  /// Lines broken to the width, with what the terminal can show.
  func rows(of lines: [Line]) -> [StyledLine] {
    lines.flatMap { line in
      guard options.glyphs == .ascii else { return line.rows(options) }
      var line = line
      for index in line.spans.indices {
        line.spans[index].text = ASCIIText.folded(line.spans[index].text)
      }
      return line.rows(options)
    }
  }

  /// Lines broken to the width, as the text that is written.
  func text(of lines: [Line]) -> String {
    text(of: rows(of: lines))
  }

  func text(of rows: [StyledLine]) -> String {
    TerminalEncoder(usesColour: options.usesColour).text(rows)
  }

  /// A row that fits already, as the text that is written, without a newline.
  func text(row: StyledLine) -> String {
    let encoder = TerminalEncoder(usesColour: options.usesColour)
    guard options.glyphs == .ascii else { return encoder.text(row) }
    let spans = row.spans.map { StyledSpan(ASCIIText.folded($0.text), $0.role) }
    return encoder.text(StyledLine(spans))
  }

  func write(_ lines: [Line]) {
    write(text(of: lines))
  }

  func write(_ rows: [StyledLine]) {
    write(text(of: rows))
  }

  /// Writes all of a text, whatever a signal or a slow reader does in between.
  func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      // Nobody reads any more.
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// A prompt's text: the line editor is told by a mark on either side which bytes take no columns.
  ///
  /// NOTE: libedit drops an ignored part that nothing follows, so a prompt must end in plain text.
  func prompt(_ line: Line) -> String {
    var line = line
    if options.glyphs == .ascii {
      for index in line.spans.indices {
        line.spans[index].text = ASCIIText.folded(line.spans[index].text)
      }
    }
    let encoded = TerminalEncoder(usesColour: options.usesColour).text(StyledLine(line.spans))
    let mark: Character = "\u{1}"
    var text = ""
    var isInEscape = false
    for character in encoded {
      if character == "\u{1b}" {
        isInEscape = true
        text.append(mark)
      }
      text.append(character)
      if isInEscape, character == "m" {
        isInEscape = false
        text.append(mark)
      }
    }
    // Two marks in a row would end one ignored part and begin another: they are one part.
    return text.replacing("\(mark)\(mark)", with: "")
  }
}
