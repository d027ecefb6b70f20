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
  /// The row broken between words, or before a member's dot, with a mark before each part but the first.
  ///
  /// A word is only broken where no row could hold it.
  fileprivate func folded(to columns: Int, mark: String) -> [StyledLine] {
    guard width > columns else { return [self] }
    let mark = columns > 8 ? mark : ""
    var rows: [StyledLine] = []
    var row = StyledLine()
    var used = 0
    func goOn() {
      rows.append(row)
      row = StyledLine(mark, .dim)
      used = mark.displayWidth
    }
    for word in words {
      let width = word.width
      let isFirst = row.text.allSatisfy(\.isWhitespace)
      if used + width > columns, !isFirst, mark.displayWidth + width <= columns { goOn() }
      for span in word.spans {
        for character in span.text {
          let width = character.displayWidth
          if used + width > columns { goOn() }
          guard used + width <= columns else { continue }
          row.append(StyledSpan(String(character), span.role))
          used += width
        }
      }
    }
    return rows + [row]
  }

  /// The pieces between which the row may be broken: after a space, and before a dot that a name follows.
  private var words: [StyledLine] {
    let characters = spans.flatMap { span in span.text.map { ($0, span.role) } }
    var words: [StyledLine] = []
    var word = StyledLine()
    for (index, (character, role)) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1].0 : " "
      let isMember = character == "." && next.isLetter
      if isMember || word.text.last == " " {
        if word.width > 0 { words.append(word) }
        word = StyledLine()
      }
      word.append(StyledSpan(String(character), role))
    }
    return words + [word]
  }
}
