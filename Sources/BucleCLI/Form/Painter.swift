import Workbook

/// Remembers what stands on the screen, and writes only the rows that change.
struct Painter {
  private var shown: [String] = []

  /// The text that makes the screen show these rows, from the top; each fits its row.
  mutating func paint(_ rows: [String]) -> String {
    var text = ""
    for index in 0..<max(rows.count, shown.count) {
      let row = index < rows.count ? rows[index] : ""
      if index < shown.count, shown[index] == row { continue }
      text += EscapeSequence.row(index + 1) + row + EscapeSequence.clearRestOfRow
    }
    shown = rows
    return text
  }
}
