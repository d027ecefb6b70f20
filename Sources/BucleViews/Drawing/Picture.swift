internal import Typography

/// Rows of text that take a rectangle.
struct Picture {
  /// From top to bottom, without line breaks; a row may be shorter than the width.
  var rows: [String]
  /// Columns that the rectangle takes, at least those of the widest row.
  var width: Int

  static let empty = Picture(rows: [], width: 0)

  init(rows: [String], width: Int) {
    self.rows = rows
    self.width = width
  }

  /// Takes the rectangle that just holds the rows.
  init(rows: [String]) {
    self.init(rows: rows, width: rows.map(\.displayWidth).max() ?? 0)
  }

  /// The picture with empty columns and rows around it.
  func padded(_ insets: Insets) -> Picture {
    let blank = String(repeating: " ", count: insets.left)
    let above = Array(repeating: "", count: insets.top)
    let below = Array(repeating: "", count: insets.bottom)
    return Picture(
      rows: above + rows.map { blank + $0 } + below,
      width: insets.left + width + insets.right
    )
  }

  /// Pictures below each other.
  static func vertical(
    _ pictures: [Picture],
    alignment: HorizontalAlignment,
    spacing: Int
  ) -> Picture {
    let width = pictures.map(\.width).max() ?? 0
    var rows: [String] = []
    for (index, picture) in pictures.enumerated() {
      if index > 0 { rows += Array(repeating: "", count: spacing) }
      let offset = alignment.offset(in: width - picture.width)
      rows += picture.padded(Insets(left: offset)).rows
    }
    return Picture(rows: rows, width: width)
  }

  /// Pictures beside each other.
  static func horizontal(
    _ pictures: [Picture],
    alignment: VerticalAlignment,
    spacing: Int
  ) -> Picture {
    let height = pictures.map(\.rows.count).max() ?? 0
    var rows = Array(repeating: "", count: height)
    var width = 0
    for (index, picture) in pictures.enumerated() {
      if index > 0 { width += spacing }
      let offset = alignment.offset(in: height - picture.rows.count)
      for (row, text) in picture.rows.enumerated() {
        rows[offset + row] = rows[offset + row].padded(to: width) + text
      }
      width += picture.width
    }
    return Picture(rows: rows, width: width)
  }
}
