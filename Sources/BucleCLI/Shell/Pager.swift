import Workbook

/// Gives out what is shown a screen at a time, and holds back what does not fit.
///
/// A screen ends between two passages where it can, else between two paragraphs: a text is torn apart
/// within one only where that is longer than the screen.
struct Pager {
  /// Rows of text that a screen holds, beside the blank one and the prompt below them.
  let room: Int
  /// What waits, in order; none is empty.
  private var waiting: [Piece] = []
  /// Rows on this screen already.
  private var used = 0

  /// Rows that are shown together where they can be.
  private struct Piece {
    var rows: [StyledLine]
    /// Whether it is left out rather than shown on a screen of its own.
    var isHint: Bool
  }

  /// A pager for a terminal of so many rows.
  init(rows: Int) {
    room = max(4, rows - 2)
  }

  /// Whether something is held back.
  var isHolding: Bool { !waiting.isEmpty }

  /// Rows that are held back.
  var held: Int { waiting.reduce(0) { $0 + ($1.isHint ? 0 : $1.rows.count) } }

  /// Takes rows in that belong together, and gives those out that go on this screen.
  ///
  /// A hint what to do next is no reason to turn the screen.
  mutating func add(_ rows: [StyledLine], isHint: Bool = false) -> [StyledLine] {
    guard !rows.isEmpty else { return [] }
    let wasHolding = isHolding
    waiting.append(Piece(rows: rows, isHint: isHint))
    return wasHolding ? [] : fill()
  }

  /// Takes in a text of several sections, none of which is torn where it fits on a screen.
  ///
  /// Where it does not fit below what is there already, it begins on a screen of its own, unless this one is
  /// hardly used.
  mutating func add(sections: [[StyledLine]]) -> [StyledLine] {
    let wasHolding = isHolding
    let count = sections.reduce(0) { $0 + $1.count }
    waiting += sections.filter { !$0.isEmpty }.map { Piece(rows: $0, isHint: false) }
    let isForNext = used > room / 3 && used + count > room + Self.slack
    return wasHolding || isForNext ? [] : fill()
  }

  /// Begins a screen, and gives out what goes on it.
  mutating func turn() -> [StyledLine] {
    used = 0
    return fill(isTurned: true)
  }

  /// What is held back where it is so little that the screen need not be turned for it: it takes the blank row's
  /// place above the prompt, and the top of the screen scrolls away by a row.
  mutating func rest() -> [StyledLine] {
    guard isHolding else { return [] }
    let all = Array(waiting.flatMap(\.rows))
    let text = waiting.filter { !$0.isHint }.flatMap(\.rows)
    let ways = [all, Array(all.drop(while: \.isBlank)), Array(text.drop(while: \.isBlank))]
    guard let rows = ways.first(where: { used + $0.count <= room + Self.slack }) else { return [] }
    waiting = []
    used += rows.count
    return rows
  }

  /// Rows by which a screen may be too long before it is turned.
  private static let slack = 2

  // MARK: - Filling

  private mutating func fill(isTurned: Bool = false) -> [StyledLine] {
    var shown: [StyledLine] = []
    while let next = waiting.first {
      // At the top of a screen a blank row separates nothing; below the prompt it may scroll away.
      let blanks = used == 0 ? next.rows.prefix(while: \.isBlank) : []
      let rows = Array(next.rows.dropFirst(blanks.count))
      let left = room - used
      if rows.count <= left {
        waiting.removeFirst()
        shown += (isTurned ? [] : blanks) + rows
        used += rows.count
        continue
      }
      if next.isHint {
        waiting.removeFirst()
        continue
      }
      // What fits on a screen of its own is not torn, unless it has paragraphs and most of this screen
      // would stay empty.
      let isWhole =
        rows.count <= room && used > 0 && (used >= room / 3 || !rows.contains(where: \.isBlank))
      let count = isWhole ? 0 : Self.cut(rows, atMost: left, isTop: used == 0)
      if count > 0 {
        shown += (isTurned ? [] : blanks) + rows[..<count]
        waiting[0].rows = Array(rows[count...])
        used += count
      }
      while shown.last?.isBlank == true { shown.removeLast() }
      break
    }
    return shown
  }

  /// Rows that are worth turning the screen for.
  private static let leastLeft = 4

  /// How many rows to show of those that do not fit: up to the last blank one, unless that leaves most of
  /// the room empty.
  private static func cut(_ rows: [StyledLine], atMost limit: Int, isTop: Bool) -> Int {
    let limit = min(limit, rows.count - leastLeft)
    guard limit > 0 else { return 0 }
    let blank = rows[...limit].lastIndex(where: \.isBlank)
    if let blank, blank > 0, blank >= limit / 3 { return blank }
    // A few rows of a paragraph at the foot of a screen help nobody.
    return isTop || limit >= 8 ? limit : 0
  }
}

extension StyledLine {
  fileprivate var isBlank: Bool { text.allSatisfy { $0 == " " } }
}
