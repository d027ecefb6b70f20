import Bilingual
import Examiner
import SyntaxWire
import Typography
import Workbook

extension Scene {
  /// What each source declares: a row for each kind that any of them has, a column for each file.
  func counted(_ tally: Tally, _ result: Result<[Census], SyntaxFailure>) -> [Line] {
    switch result {
    case .failure: [paragraph(TallyText.notCounted, .bad)]
    case .success(let censuses):
      table(tally.files.map { String($0.dropLast(".swift".count)) }, censuses)
        + [Line()] + markdown(tally.caption)
    }
  }

  private func table(_ names: [String], _ censuses: [Census]) -> [Line] {
    let rows = TallyText.rows.filter { row in censuses.contains { row.count($0) > 0 } }
    let labels = rows.map { say($0.label) }
    let values = rows.map { row in censuses.map { "\(row.count($0))" } }
    let first = labels.map(\.displayWidth).max() ?? 0
    let widths = names.indices.map { column in
      max(names[column].displayWidth, values.map { $0[column].displayWidth }.max() ?? 0)
    }
    let isWide = first + widths.reduce(0) { $0 + $1 + 2 } <= width
    // Where the names do not fit they are letters, explained above.
    let heads = isWide ? names : names.indices.map { String(Session.letters(names.count)[$0]) }
    let columns = isWide ? widths : widths.map { _ in 3 }
    let key =
      isWide
      ? [] : zip(heads, names).map { Line("\($0)  ", .strong) + Line($1, hanging: 3) } + [Line()]
    let head = row("", heads, first, columns, .strong)
    return key + [head] + zip(labels, values).map { row($0, $1, first, columns, .plain) }
  }

  private func row(
    _ label: String,
    _ cells: [String],
    _ first: Int,
    _ columns: [Int],
    _ role: TextRole
  ) -> Line {
    zip(cells, columns).reduce(Line(label.padded(to: first), .dim)) { line, cell in
      let blank = String(repeating: " ", count: max(0, cell.1 - cell.0.displayWidth) + 2)
      return line + Line(blank) + Line(cell.0, role)
    }
  }
}
