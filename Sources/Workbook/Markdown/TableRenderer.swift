/// Draws a table with a rule below its header; cells are wrapped where the width does not suffice.
struct TableRenderer {
  let options: RenderingOptions

  func lines(header: [[MarkdownInline]], rows: [[[MarkdownInline]]]) -> [StyledLine] {
    let head = header.map { $0.spans(options, role: .strong) }
    let body = rows.map { row in row.map { $0.spans(options) } }
    let widths = widths([head] + body)
    let rule = widths.map { String(repeating: options.glyphs.rule, count: $0) }
      .joined(separator: options.glyphs.rule + options.glyphs.crossing + options.glyphs.rule)
    let table = row(head, widths) + [StyledLine(rule, .dim)] + body.flatMap { row($0, widths) }
    return table.map { $0.clipped(to: options.width, glyphs: options.glyphs) }
  }

  /// What each column needs, with the widest made narrower until the table fits.
  private func widths(_ rows: [[[StyledSpan]]]) -> [Int] {
    var widths = (rows.first ?? []).indices.map { column in
      rows.map { column < $0.count ? StyledLine($0[column]).width : 0 }.max() ?? 0
    }
    let room = options.width - 3 * (widths.count - 1)
    while widths.reduce(0, +) > room, let widest = widths.max(), widest > 4,
      let column = widths.firstIndex(of: widest)
    {
      widths[column] -= 1
    }
    return widths
  }

  private func row(_ cells: [[StyledSpan]], _ widths: [Int]) -> [StyledLine] {
    let columns = zip(cells, widths).map { SpanWrapper.wrap($0, to: $1) }
    let height = columns.map(\.count).max() ?? 0
    return (0..<height).map { index in
      var line = StyledLine()
      for (column, width) in widths.enumerated() {
        if column > 0 { line.append(StyledSpan(" \(options.glyphs.columnBar) ", .dim)) }
        let cell =
          column < columns.count && index < columns[column].count
          ? columns[column][index] : StyledLine()
        line.append(cell)
        guard column < widths.count - 1 else { continue }
        line.append(StyledSpan(String(repeating: " ", count: max(0, width - cell.width))))
      }
      return line
    }
  }
}
