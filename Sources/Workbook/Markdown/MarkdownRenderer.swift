import Typography

/// Draws blocks of Markdown for a terminal.
struct MarkdownRenderer {
  let options: RenderingOptions

  func lines(_ blocks: [MarkdownBlock], isTight: Bool) -> [StyledLine] {
    var lines: [StyledLine] = []
    for (index, block) in blocks.enumerated() {
      if index > 0, !isTight { lines.append(StyledLine()) }
      lines += self.lines(block)
    }
    return lines
  }

  private func lines(_ block: MarkdownBlock) -> [StyledLine] {
    switch block {
    case .paragraph(let inlines):
      SpanWrapper.wrap(inlines.spans(options), to: options.width)
    case .heading(let inlines):
      SpanWrapper.wrap(inlines.spans(options, role: .heading), to: options.width)
    case .quote(let blocks): quote(blocks)
    case .list(let first, let isTight, let items): list(first: first, isTight: isTight, items)
    case .code(let notation, let lines):
      Listing(notation: Listing.Notation(rawValue: notation) ?? .text, lines: lines).lines(options)
    case .table(let header, let rows):
      TableRenderer(options: options).lines(header: header, rows: rows)
    case .rule: [StyledLine(String(repeating: options.glyphs.rule, count: options.width), .dim)]
    case .verbatim(let lines): Listing(notation: .text, lines: lines).lines(options)
    }
  }

  private func quote(_ blocks: [MarkdownBlock]) -> [StyledLine] {
    let bar = StyledLine(options.glyphs.quoteBar, .dim)
    return indented(blocks, isTight: false, first: bar, others: bar)
  }

  private func list(
    first: Int?,
    isTight: Bool,
    _ items: [[MarkdownBlock]]
  ) -> [StyledLine] {
    let marks = items.indices.map { index in
      first.map { "\($0 + index)." } ?? options.glyphs.bullet
    }
    let width = marks.map(\.displayWidth).max() ?? 0
    var lines: [StyledLine] = []
    for (mark, item) in zip(marks, items) {
      if !isTight, !lines.isEmpty { lines.append(StyledLine()) }
      let mark = mark.padded(to: width, alignment: .right) + " "
      lines += indented(
        item,
        isTight: isTight,
        first: StyledLine(mark, .dim),
        others: StyledLine(String(repeating: " ", count: width + 1))
      )
    }
    return lines
  }

  /// Blocks with something before each row; without it where hardly any room would be left.
  private func indented(
    _ blocks: [MarkdownBlock],
    isTight: Bool,
    first: StyledLine,
    others: StyledLine
  ) -> [StyledLine] {
    guard options.width >= first.width + 8 else { return lines(blocks, isTight: isTight) }
    let inner = MarkdownRenderer(options: options.narrowed(by: first.width))
    let rows = inner.lines(blocks, isTight: isTight)
    return (rows.isEmpty ? [StyledLine()] : rows).enumerated().map { index, row in
      var line = index == 0 ? first : row.spans.isEmpty ? others.withoutTrailingSpace : others
      line.append(row)
      return line
    }
  }
}

extension StyledLine {
  /// The row without blanks at its end, so that an empty row stays empty.
  fileprivate var withoutTrailingSpace: StyledLine {
    guard let last = spans.last else { return self }
    let kept = last.text.reversed().drop { $0 == " " }.reversed()
    return StyledLine(spans.dropLast() + [StyledSpan(String(kept), last.role)])
  }
}
