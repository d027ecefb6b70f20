import Typography

/// One row of the terminal, before it is decided whether there are colours.
public struct StyledLine: Hashable, Sendable {
  /// The pieces from left to right; neighbours differ in role and none is empty.
  public private(set) var spans: [StyledSpan] = []

  /// Begins an empty row.
  public init() {}

  /// Fills a row with one piece.
  public init(_ text: String, _ role: TextRole = .plain) {
    append(StyledSpan(text, role))
  }

  /// Fills a row from left to right.
  public init(_ spans: [StyledSpan]) {
    for span in spans { append(span) }
  }

  /// The terminal columns that the row takes.
  public var width: Int { spans.reduce(0) { $0 + $1.text.displayWidth } }

  /// The row's text without its roles.
  public var text: String { spans.map(\.text).joined() }

  /// Adds a piece at the end.
  public mutating func append(_ span: StyledSpan) {
    guard !span.text.isEmpty else { return }
    if let last = spans.indices.last, spans[last].role == span.role {
      spans[last].text += span.text
    } else {
      spans.append(span)
    }
  }

  /// Adds another row's pieces at the end.
  public mutating func append(_ line: StyledLine) {
    for span in line.spans { append(span) }
  }

  /// The row cut to a number of columns, with the ellipsis as its last one where something was cut off.
  public func clipped(to columns: Int, glyphs: Glyphs) -> StyledLine {
    guard width > columns else { return self }
    var clipped = StyledLine()
    var room = columns
    for span in spans where room > 0 {
      let rest = room - span.text.displayWidth
      // NOTE: a piece that fills the row exactly is cut too, because others follow it.
      let isLast = rest < 0 || rest == 0 && clipped.width + span.text.displayWidth < width
      let text = isLast ? (span.text + "…").clipped(to: room, ellipsis: glyphs.ellipsis) : span.text
      clipped.append(StyledSpan(text, span.role))
      room = isLast ? 0 : rest
    }
    return clipped
  }
}
