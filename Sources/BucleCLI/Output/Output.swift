import Glibc
import Typography

/// Where lines go: how wide they may be, and how they are written.
struct Output: Sendable {
  var width: Int
  var hasColour: Bool
  var isASCII: Bool
  private let descriptor: Int32

  init(width: Int, hasColour: Bool, isASCII: Bool, descriptor: Int32 = STDOUT_FILENO) {
    self.width = width
    self.hasColour = hasColour
    self.isASCII = isASCII
    self.descriptor = descriptor
  }

  var ellipsis: Ellipsis { isASCII ? .ascii : .unicode }

  /// Lines broken to the width, in the bytes that the terminal takes.
  func text(of lines: [Line]) -> String {
    lines.flatMap { folded($0).wrapped(to: width) }.map { encoded($0) + "\n" }.joined()
  }

  func write(_ lines: [Line]) {
    write(text(of: lines))
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

  /// A prompt's line, its escape codes between markers of the line editor.
  func prompt(_ line: Line) -> String {
    folded(line).spans.map { span in
      guard hasColour, let code = span.role.code else { return span.text }
      let mark = "\u{1}"
      return "\(mark)\u{1b}[\(code)m\(mark)\(span.text)\(mark)\u{1b}[0m\(mark)"
    }.joined()
  }

  private func folded(_ line: Line) -> Line {
    guard isASCII else { return line }
    var line = line
    for index in line.spans.indices { line.spans[index].text = ASCIIText.folded(line.spans[index].text) }
    return line
  }

  private func encoded(_ line: Line) -> String {
    line.spans.map { span in
      let text = span.text.withoutControls
      guard hasColour, let code = span.role.code else { return text }
      return "\u{1b}[\(code)m\(text)\u{1b}[0m"
    }.joined()
  }
}

extension Role {
  /// The parameter of SGR (ECMA-48, 8.3.117), or `nil` where text stays as it is. Only the named
  /// colours, which the terminal's user has chosen.
  fileprivate var code: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .faint: "2"
    case .code: "36"
    case .action: "34"
    case .state: "32"
    case .good: "1;32"
    case .bad: "1;31"
    case .warning: "33"
    }
  }
}
