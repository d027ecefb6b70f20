import Bilingual
import Examiner
import SyntaxWire
import Typography
import Workbook

extension Scene {
  /// What each source declares: a row for each kind that any of them has, a column for each file; or the places
  /// in which two of them differ.
  func counted(_ tally: Tally, _ result: Result<SourceTally.Outcome, SyntaxFailure>) -> [Line] {
    switch result {
    case .failure: [paragraph(TallyText.notCounted, .bad)]
    case .success(.places(let places)):
      [paragraph(TallyText.places(places.count, tally.files[0], tally.files[1]))]
        + places.enumerated().flatMap { lines(of: $1, number: $0 + 1) }
        + [Line()] + markdown(tally.caption)
    case .success(.censuses(let censuses)):
      table(tally.files.map { String($0.dropLast(".swift".count)) }, censuses)
        + [Line()] + markdown(tally.caption)
    }
  }

  /// A place with its number, what it stands in, and its lines.
  private func lines(of place: SourcePlace, number: Int) -> [Line] {
    // The declaration that it is in, and what it stands in next.
    let around = [place.enclosing.first, place.enclosing.dropFirst().last].compactMap(\.self)
    var head = Line("\(number)  ", .strong) + Line(around.joined(separator: " › "), .dim)
    head.hangingIndent = 3
    let lines =
      unbroken(place.removed).map { (sign: "- ", text: $0, role: TextRole.bad) }
      + unbroken(place.added).map { (sign: "+ ", text: $0, role: TextRole.good) }
    let margin = lines.map { $0.text.prefix { $0 == " " }.count }.min() ?? 0
    return [head]
      + lines.map { sign, text, role in
        var line = Line("   " + sign + String(text.dropFirst(margin)), role)
        line.hangingIndent = 7
        return line
      }
  }

  /// The lines with each call that was broken at its parentheses in one: it is one thing to write, and the
  /// terminal knows best where to break it.
  private func unbroken(_ lines: [String]) -> [String] {
    lines.reduce(into: []) { joined, line in
      let text = line.drop { $0 == " " }
      guard let last = joined.last, last.hasSuffix("(") || last.hasSuffix(",") || text.first == ")"
      else { return joined.append(line) }
      joined[joined.count - 1] += (last.hasSuffix(",") && text.first != ")" ? " " : "") + text
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
