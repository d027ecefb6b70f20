import Typography

extension Listing {
  /// The code as rows, indented by two columns and coloured by its notation.
  ///
  /// A row that is too long goes on below, after a mark; nothing is cut off.
  public func lines(_ options: RenderingOptions) -> [StyledLine] {
    let indent = options.width > 12 ? "  " : ""
    let shown = lines.map { options.glyphs.shown($0.replacing("\t", with: "    ").withoutControls) }
    let coloured =
      switch notation {
      case .swift: SwiftHighlighter.lines(shown)
      case .text: shown.map { StyledLine($0) }
      }
    let room = options.width - indent.count
    return coloured.flatMap { $0.folded(to: room, mark: options.glyphs.continuation) }.map { row in
      var line = StyledLine(row.spans.isEmpty ? "" : indent)
      line.append(row)
      return line
    }
  }
}

extension StyledLine {
  /// The row broken between characters, with a mark before each part but the first.
  fileprivate func folded(to columns: Int, mark: String) -> [StyledLine] {
    guard width > columns else { return [self] }
    let mark = columns > 8 ? mark : ""
    var rows: [StyledLine] = []
    var row = StyledLine()
    var used = 0
    for span in spans {
      for character in span.text {
        let width = character.displayWidth
        if used + width > columns {
          rows.append(row)
          row = StyledLine(mark, .dim)
          used = mark.displayWidth
        }
        guard used + width <= columns else { continue }
        row.append(StyledSpan(String(character), span.role))
        used += width
      }
    }
    return rows + [row]
  }
}
