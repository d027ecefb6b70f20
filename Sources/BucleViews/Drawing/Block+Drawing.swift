internal import Typography

/// Draws blocks in a number of columns: the same blocks give the same rows.
@MainActor
extension Block {
  /// The picture, as wide as its content, and no wider than the columns where its content can be wrapped or shrunk.
  func picture(in columns: Int, style: DrawingStyle) -> Picture {
    switch self {
    case .text(let text):
      return Picture(rows: text.wrapped(to: columns).map(\.withoutControls))
    case .control(let control):
      return control.picture(in: columns, style: style)
    case .vertical(let alignment, let spacing, let blocks):
      let pictures = Self.verticalPictures(of: blocks, in: columns, style: style)
      return .vertical(pictures, alignment: alignment, spacing: spacing)
    case .horizontal(let alignment, let spacing, let blocks):
      let pictures = Self.horizontalPictures(
        of: blocks,
        spacing: spacing,
        in: columns,
        style: style
      )
      return .horizontal(pictures, alignment: alignment, spacing: spacing)
    case .spacer(_, let rows):
      return Picture(rows: Array(repeating: "", count: rows), width: 0)
    case .divider:
      return .rule(columns: columns, style: style)
    case .padded(let insets, let block):
      let room = max(1, columns - insets.left - insets.right)
      return block.picture(in: room, style: style).padded(insets)
    case .progress(let label, let fraction):
      return Progress(label: label, fraction: fraction).picture(in: columns, style: style)
    case .named(_, let block):
      return block.picture(in: columns, style: style)
    }
  }

  private static func verticalPictures(
    of blocks: [Block],
    in columns: Int,
    style: DrawingStyle
  ) -> [Picture] {
    let drawn = blocks.map { block -> Picture? in
      if case .divider = block { return nil }
      return block.picture(in: columns, style: style)
    }
    // Lines are as wide as the widest of the others, which has to be known first.
    let widest = drawn.compactMap { $0?.width }.max() ?? columns
    return drawn.map { $0 ?? .rule(columns: min(widest, columns), style: style) }
  }

  private static func horizontalPictures(
    of blocks: [Block],
    spacing: Int,
    in columns: Int,
    style: DrawingStyle
  ) -> [Picture] {
    let widths = HorizontalLayout.widths(of: blocks, spacing: spacing, in: columns)
    let drawn = zip(blocks, widths).map { block, width -> Picture? in
      switch block {
      case .divider: return nil
      case .spacer: return Picture(rows: [], width: width)
      default: return block.picture(in: width, style: style)
      }
    }
    let highest = drawn.compactMap { $0?.rows.count }.max() ?? 1
    let rule = Picture(rows: Array(repeating: style.verticalRule, count: max(1, highest)))
    return drawn.map { $0 ?? rule }
  }
}

extension Picture {
  /// A line from left to right.
  fileprivate static func rule(columns: Int, style: DrawingStyle) -> Picture {
    Picture(rows: [String(repeating: style.horizontalRule, count: max(0, columns))])
  }
}
