import Bilingual
import Typography
import Wire
import Workbook

/// Every action with what it did to the state, a row each where that fits, else two.
struct TraceTable {
  struct Row {
    /// What went up, or was typed.
    var cause: Line
    /// What came of it.
    var effects: [Line]
  }

  let scene: Scene
  var rows: [Row]

  /// The actions of a run, numbered by the moment that each stimulus led to, and those that are news marked.
  init(_ readings: [Reading], news: [String] = [], scene: Scene) {
    self.scene = scene
    rows = []
    var state = readings.first?.state ?? .nothing
    let width = "\(max(0, readings.count - 1))".count
    for (moment, reading) in readings.enumerated().dropFirst() {
      let number = String(repeating: " ", count: width - "\(moment)".count) + "\(moment) "
      let blank = String(repeating: " ", count: width + 1)
      for (index, reduced) in reading.actions.enumerated() {
        let changes = state.changes(to: reduced.state)
        rows.append(
          Row(
            cause: Line(index == 0 ? number : blank, .dim)
              + Self.mark(reduced, news) + Line("↑ \(reduced.action)", .action),
            effects: changes.isEmpty
              ? [scene.paragraph(LoopText.noChange, .dim)] : changes.map { Line("\($0)", .state) }
          )
        )
        state = reduced.state
      }
      if reading.actions.isEmpty, reading.state != state {
        rows.append(
          Row(
            cause: Line("\(number)·", .dim),
            effects: state.changes(to: reading.state).map { Line("\($0)", .state) }
          )
        )
        state = reading.state
      }
    }
  }

  private static func mark(_ action: Reading.ReducedAction, _ news: [String]) -> Line {
    if news.isEmpty { return Line() }
    return action.isNamed(in: news) ? Line("* ", .warning) : Line("  ")
  }

  init(rows: [Row], scene: Scene) {
    self.rows = rows
    self.scene = scene
  }

  /// The rows with no value longer than a few lines.
  var abridged: TraceTable {
    let rows = rows.map { Row(cause: $0.cause.abridged, effects: $0.effects.map(\.abridged)) }
    return TraceTable(rows: rows, scene: scene)
  }

  /// The rows, the middle of a long table left out, at most `limit` rows of it kept.
  func lines(limit: Int = .max) -> [Line] {
    guard rows.count > limit else { return lines(of: rows[...]) }
    let head = max(1, limit / 3)
    let left = rows.count - limit
    let note = Localized(es: "… \(left) pasos más …", en: "… \(left) more steps …")
    return lines(of: rows.prefix(head)) + [scene.paragraph(note, .dim).indented(2)]
      + lines(of: rows.suffix(limit - head))
  }

  private func lines(of rows: ArraySlice<Row>) -> [Line] {
    let causes = self.rows.map(\.cause.width).max() ?? 0
    let effects = self.rows.flatMap(\.effects).map(\.width).max() ?? 0
    let isWide = causes + 3 + effects <= scene.width
    return rows.flatMap { row in
      guard isWide else {
        var cause = row.cause
        cause.hangingIndent = 2
        return [cause] + row.effects.map { $0.indented(4) }
      }
      let blank = Line(String(repeating: " ", count: causes))
      let pad = Line(String(repeating: " ", count: causes - row.cause.width))
      return row.effects.enumerated().map { index, effect in
        if effect.text.isEmpty { return row.cause }
        return (index == 0 ? row.cause + pad : blank) + Line("   ") + effect
      }
    }
  }
}

extension Reading.ReducedAction {
  /// Whether it is one of some cases, by their names.
  func isNamed(in names: [String]) -> Bool {
    if case .variant(let name, _) = action { names.contains(name) } else { false }
  }
}
