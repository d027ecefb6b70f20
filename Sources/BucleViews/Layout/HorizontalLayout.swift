/// Shares the columns of a row among the blocks in it.
enum HorizontalLayout {
  /// The width of each block, in the order of the blocks.
  ///
  /// With room to spare, each block gets its ideal width and those that fill share the rest, the first ones an odd column
  /// more. Without, the narrow blocks keep their ideal width and the wide ones share what is left evenly.
  @MainActor
  static func widths(of blocks: [Block], spacing: Int, in columns: Int) -> [Int] {
    let room = max(0, columns - spacing * max(0, blocks.count - 1))
    let ideals = blocks.map(\.idealWidth)
    let spare = room - ideals.reduce(0, +)
    if spare < 0 { return shrunk(ideals, to: room) }
    let filling = blocks.indices.filter { blocks[$0].isSpacer || blocks[$0].fillsWidth }
    var widths = ideals
    for (order, index) in filling.enumerated() {
      widths[index] += spare / filling.count + (order < spare % filling.count ? 1 : 0)
    }
    return widths
  }

  private static func shrunk(_ ideals: [Int], to room: Int) -> [Int] {
    var widths = ideals
    var room = room
    let narrowFirst = ideals.indices.sorted { (ideals[$0], $0) < (ideals[$1], $1) }
    for (order, index) in narrowFirst.enumerated() {
      widths[index] = min(ideals[index], room / (narrowFirst.count - order))
      room -= widths[index]
    }
    return widths
  }
}
