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

  func sections(_ blocks: [MarkdownBlock]) -> [[StyledLine]] {
    var sections: [[StyledLine]] = []
    var announcement: [StyledLine] = []
    for (index, block) in blocks.enumerated() {
      var parts = [lines(block)]
      if case .list(let first, let isTight, let rows) = block {
        parts = items(first: first, isTight: isTight, rows)
      }
      guard !parts.isEmpty else { continue }
      parts[0] = announcement + (index > 0 ? [StyledLine()] : []) + parts[0]
      announcement = []
      if case .paragraph = block, parts[0].last?.text.hasSuffix(":") == true {
        announcement = parts[0]
      } else {
        sections += parts
      }
    }
    return announcement.isEmpty ? sections : sections + [announcement]
  }

  private func lines(_ block: MarkdownBlock) -> [StyledLine] {
    switch block {
    case .paragraph(let inlines):
      SpanWrapper.wrap(inlines.spans(options), to: options.width)
    case .heading(let inlines):
      SpanWrapper.wrap(inlines.spans(options, role: .heading), to: options.width)
    case .quote(let blocks): quote(blocks)
    case .list(let first, let isTight, let rows):
      items(first: first, isTight: isTight, rows).flatMap { $0 }
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

  /// The rows of each item of a list, with the blank one above where the list has them.
  private func items(
    first: Int?,
    isTight: Bool,
    _ items: [[MarkdownBlock]]
  ) -> [[StyledLine]] {
    let marks = items.indices.map { index in
      first.map { "\($0 + index)." } ?? options.glyphs.bullet
    }
    let width = marks.map(\.displayWidth).max() ?? 0
    return zip(marks, items).enumerated().map { index, pair in
      let mark = pair.0.padded(to: width, alignment: .right) + " "
      let rows = indented(
        pair.1,
        isTight: isTight,
        first: StyledLine(mark, .dim),
        others: StyledLine(String(repeating: " ", count: width + 1))
      )
      return (isTight || index == 0 ? [] : [StyledLine()]) + rows
    }
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
