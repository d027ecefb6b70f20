import Typography

/// A sheet of terminal cells on which lines join by themselves where they meet.
struct DiagramCanvas {
  /// The ways in which a line leaves a cell.
  struct Sides: OptionSet, Hashable {
    let rawValue: UInt8
    static let up = Sides(rawValue: 1)
    static let right = Sides(rawValue: 2)
    static let down = Sides(rawValue: 4)
    static let left = Sides(rawValue: 8)
  }

  private enum Cell {
    case empty
    /// Which sides it leaves by, and by which of these doubled.
    case line(Sides, doubled: Sides, TextRole)
    case text(Character, TextRole)
    /// The second column of a wide character.
    case covered
  }

  private var rows: [[Cell]]

  init(width: Int, height: Int) {
    rows = Array(repeating: Array(repeating: .empty, count: width), count: height)
  }

  // MARK: - Drawing

  /// A line between two columns of a row, both included.
  mutating func horizontal(
    row: Int,
    from start: Int,
    to end: Int,
    _ role: TextRole = .plain,
    isDouble: Bool = false
  ) {
    let (left, right) = (min(start, end), max(start, end))
    guard left < right else { return }
    for column in left...right {
      let sides: Sides = column == left ? .right : column == right ? .left : [.left, .right]
      join(row, column, sides, role, isDouble)
    }
  }

  /// A line between two rows of a column, both included.
  mutating func vertical(
    column: Int,
    from start: Int,
    to end: Int,
    _ role: TextRole = .plain,
    isDouble: Bool = false
  ) {
    let (top, bottom) = (min(start, end), max(start, end))
    guard top < bottom else { return }
    for row in top...bottom {
      let sides: Sides = row == top ? .down : row == bottom ? .up : [.up, .down]
      join(row, column, sides, role, isDouble)
    }
  }

  mutating func box(row: Int, column: Int, width: Int, height: Int, _ role: TextRole) {
    let (right, bottom) = (column + width - 1, row + height - 1)
    horizontal(row: row, from: column, to: right, role)
    horizontal(row: bottom, from: column, to: right, role)
    vertical(column: column, from: row, to: bottom, role)
    vertical(column: right, from: row, to: bottom, role)
  }

  /// The point of an arrow, which looks in one direction.
  mutating func arrowhead(
    row: Int,
    column: Int,
    _ direction: Sides,
    _ glyphs: Glyphs,
    _ role: TextRole = .plain
  ) {
    let heads: [Sides: String] =
      glyphs == .unicode
      ? [.up: "▲", .right: "▶", .down: "▼", .left: "◀"]
      : [.up: "^", .right: ">", .down: "v", .left: "<"]
    text(heads[direction] ?? "", row: row, column: column, role)
  }

  mutating func text(_ text: String, row: Int, column: Int, _ role: TextRole = .plain) {
    var column = column
    for character in text where character.displayWidth > 0 {
      rows[row][column] = .text(character, role)
      if character.displayWidth == 2 { rows[row][column + 1] = .covered }
      column += character.displayWidth
    }
  }

  /// Adds to what meets in a cell; the line that was there first keeps its role.
  private mutating func join(
    _ row: Int,
    _ column: Int,
    _ sides: Sides,
    _ role: TextRole,
    _ isDouble: Bool
  ) {
    let doubled: Sides = isDouble ? sides : []
    if case .line(let before, let doubledBefore, let role) = rows[row][column] {
      rows[row][column] = .line(before.union(sides), doubled: doubledBefore.union(doubled), role)
    } else {
      rows[row][column] = .line(sides, doubled: doubled, role)
    }
  }

  // MARK: - Reading

  /// The sheet as rows without blanks at their ends.
  func lines(_ glyphs: Glyphs) -> [StyledLine] {
    rows.map { row in
      let end = row.lastIndex { if case .empty = $0 { false } else { true } }
      return StyledLine(row[..<(end.map { $0 + 1 } ?? 0)].map { Self.span($0, glyphs) })
    }
  }

  private static func span(_ cell: Cell, _ glyphs: Glyphs) -> StyledSpan {
    switch cell {
    case .empty: StyledSpan(" ")
    case .covered: StyledSpan("")
    case .text(let character, let role): StyledSpan(String(character), role)
    case .line(let sides, let doubled, let role):
      StyledSpan(sides.glyph(glyphs, doubled: doubled), role)
    }
  }
}

extension DiagramCanvas.Sides {
  /// There is no glyph with one half of a stroke doubled: a stroke is doubled as a whole.
  fileprivate func glyph(_ glyphs: Glyphs, doubled: Self) -> String {
    let isAcross = !doubled.isDisjoint(with: [.left, .right])
    let isAlong = !doubled.isDisjoint(with: [.up, .down])
    if glyphs == .ascii {
      if isSubset(of: [.left, .right]) { return isAcross ? "=" : "-" }
      if isSubset(of: [.up, .down]) { return isAlong ? "#" : "|" }
      return isAcross || isAlong ? "#" : "+"
    }
    // Indexed by the raw value: up 1, right 2, down 4, left 8.
    let glyphs =
      switch (isAcross, isAlong) {
      case (false, false): " │─└││┌├─┘─┴┐┤┬┼"
      case (true, false): " │═╘││╒╞═╛═╧╕╡╤╪"
      case (false, true): " ║─╙║║╓╟─╜─╨╖╢╥╫"
      case (true, true): " ║═╚║║╔╠═╝═╩╗╣╦╬"
      }
    return String(Array(glyphs)[Int(rawValue)])
  }
}
