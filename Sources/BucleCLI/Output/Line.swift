import Typography
import Workbook

/// A line of output before it is broken into rows.
struct Line: Hashable, Sendable {
  var spans: [StyledSpan]
  /// Columns of space before the rows that follow the first.
  var hangingIndent: Int
  /// Whether this is a row already, to be written as it is.
  private var isRow = false

  init(_ text: String = "", _ role: TextRole = .plain, hanging: Int = 0) {
    spans = text.isEmpty ? [] : [StyledSpan(text, role)]
    hangingIndent = hanging
  }

  /// Reads a text in which what stands between backquotes is something to type, or a name in code.
  init(marked text: String, _ role: TextRole = .plain, hanging: Int = 0) {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    spans = parts.enumerated().filter { !$0.element.isEmpty }
      .map { StyledSpan(String($0.element), $0.offset % 2 == 1 ? .code : role) }
    hangingIndent = hanging
  }

  init(_ row: StyledLine) {
    spans = row.spans
    hangingIndent = 0
    isRow = true
  }

  static func + (one: Line, other: Line) -> Line {
    var line = one
    line.spans += other.spans
    return line
  }

  static func += (line: inout Line, other: Line) {
    line.spans += other.spans
  }

  var text: String { spans.map(\.text).joined() }
  var width: Int { spans.reduce(0) { $0 + $1.text.displayWidth } }

  func indented(_ columns: Int) -> Line {
    var line = Line(String(repeating: " ", count: columns)) + self
    line.hangingIndent = hangingIndent + columns
    line.isRow = isRow
    return line
  }

  /// The line with the middle of a text left out that would fill the screen, such as a value of a thousand letters.
  var abridged: Line {
    var line = self
    line.spans = spans.map { span in
      guard span.text.count > 240 else { return span }
      return StyledSpan("\(span.text.prefix(120)) … \(span.text.suffix(40))", span.role)
    }
    return line
  }

  /// The rows that the line takes: broken as `wrapped(to:hangingIndent:)` says, each character keeping its role.
  func rows(_ options: RenderingOptions) -> [StyledLine] {
    if isRow { return [StyledLine(spans)] }
    let shown = options.usesColour ? spans : spans.map(\.withBackquotes)
    let text = shown.map(\.text).joined()
    if !text.contains("\n"), text.displayWidth <= options.width { return [StyledLine(shown)] }
    var source = shown.flatMap { span in span.text.map { ($0, span.role) } }[...]
    return text.wrapped(to: options.width, hangingIndent: hangingIndent).map { row in
      var styled = StyledLine()
      for character in row {
        // Spaces at a break are in the source only; those of the indentation, in the row only.
        if character != " " {
          while let next = source.first, next.0 != character { source.removeFirst() }
        }
        let isFromSource = source.first?.0 == character
        let role = isFromSource ? source.removeFirst().1 : .plain
        styled.append(StyledSpan(String(character), role))
      }
      return styled
    }
  }
}

extension StyledSpan {
  /// Where there are no colours, code is told from prose by its quotes.
  fileprivate var withBackquotes: StyledSpan {
    role == .code ? StyledSpan("`\(text)`", .code) : self
  }
}
