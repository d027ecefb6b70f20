import Typography

/// A row of output, in spans that each know what they mean.
struct Line: Hashable, Sendable {
  struct Span: Hashable, Sendable {
    var text: String
    var role: Role
  }

  var spans: [Span]
  /// Columns of space before the rows that follow the first, where the line has to be broken.
  var hangingIndent = 0

  init(_ text: String = "", _ role: Role = .plain, hanging: Int = 0) {
    spans = text.isEmpty ? [] : [Span(text: text, role: role)]
    hangingIndent = hanging
  }

  init(spans: [Span]) {
    self.spans = spans
  }

  /// The text without its roles.
  var text: String { spans.map(\.text).joined() }

  var width: Int { spans.reduce(0) { $0 + $1.text.displayWidth } }

  static func + (one: Line, other: Line) -> Line {
    var line = one
    line.spans += other.spans
    return line
  }

  static func += (line: inout Line, other: Line) {
    line.spans += other.spans
  }

  func indented(_ columns: Int) -> Line {
    var line = Line(String(repeating: " ", count: columns)) + self
    line.hangingIndent = hangingIndent + columns
    return line
  }

  /// The line with spaces after it, up to a width.
  func padded(to columns: Int) -> Line {
    self + Line(String(repeating: " ", count: max(0, columns - width)))
  }
}

extension Line {
  /// Reads a text in which what stands between backquotes is something to type, or a name in code.
  init(marked text: String, _ role: Role = .plain, hanging: Int = 0) {
    spans = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.element.isEmpty }
      .map { Span(text: String($0.element), role: $0.offset % 2 == 1 ? .code : role) }
    hangingIndent = hanging
  }
}
