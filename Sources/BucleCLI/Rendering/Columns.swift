import Workbook

extension Scene {
  /// The columns of each half of the terminal, with a gap between them; `nil` where it is too narrow.
  var half: Int? { width >= 60 ? (width - Self.gap) / 2 : nil }

  /// The columns that a feature's screen may take where another's stands beside it.
  var halfScreenWidth: Int { half.map { $0 - 4 } ?? screenWidth }

  /// The space between two columns.
  static let gap = 3

  /// Two passages beside each other, each wrapped into its half; below each other where there is no room.
  func columns(_ left: [Line], _ right: [Line]) -> [Line] {
    guard let half else { return left + right }
    let narrow = RenderingOptions(
      width: half,
      glyphs: options.glyphs,
      usesColour: options.usesColour
    )
    let sides = [left, right].map { lines in lines.flatMap { $0.rows(narrow) }.map { Line($0) } }
    return (0..<max(sides[0].count, sides[1].count)).map { row in
      let left = row < sides[0].count ? sides[0][row] : Line(StyledLine())
      guard row < sides[1].count else { return left }
      let blank = String(repeating: " ", count: max(0, half - left.width) + Self.gap)
      return left + Line(blank) + sides[1][row]
    }
  }
}
