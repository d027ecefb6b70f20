import Typography
import Workbook

/// A screen's rows in a box.
struct Frame {
  private let rows: [String]
  private let columns: Int
  private let isASCII: Bool

  /// Puts rows in a box of at most so many columns, its border included.
  init(_ rows: [String], columns: Int, glyphs: Glyphs) {
    let room = max(1, columns - 4)
    let ellipsis: Ellipsis = glyphs == .ascii ? .ascii : .unicode
    self.rows = rows.map { $0.clipped(to: room, ellipsis: ellipsis) }
    self.columns = self.rows.map(\.displayWidth).max() ?? 0
    isASCII = glyphs == .ascii
  }

  /// Columns that the box takes.
  var width: Int { columns + 4 }

  var lines: [Line] {
    let bar = String(repeating: isASCII ? "-" : "─", count: columns + 2)
    let side = isASCII ? "|" : "│"
    let top = isASCII ? "+\(bar)+" : "┌\(bar)┐"
    let bottom = isASCII ? "+\(bar)+" : "└\(bar)┘"
    let middle = rows.map { row in
      Line("\(side) ", .dim) + Line(row.padded(to: columns), .strong) + Line(" \(side)", .dim)
    }
    return [Line(top, .dim)] + middle + [Line(bottom, .dim)]
  }
}
