import Bilingual
import Examiner
import Wire
import Workbook

/// What a learner's script did to a flawed design: every line with the actions that passed and what
/// changed, and the screen at the end.
struct DesignTrace {
  let scene: Scene

  /// The middle of a longer table is left out.
  private static let rowLimit = 12

  func lines(of trace: Counterexample.Trace) -> [Line] {
    guard !trace.script.isEmpty else { return [] }
    let rows = trace.script.indices.map { index in
      TraceTable.Row(
        cause: Line("· " + trace.script[index].written(scene.language), .action),
        effects: effects(trace.readings[index], trace.readings[index + 1])
      )
    }
    let table = TraceTable(rows: rows, scene: scene.narrowed(by: 2)).lines(limit: Self.rowLimit)
    return table.map { $0.indented(2) } + screen(trace.readings.last?.screen)
  }

  private func effects(_ before: Reading, _ after: Reading) -> [Line] {
    let actions = after.actions.map { Line("↑ \($0.action)", .action) }
    let changes = before.state.changes(to: after.state).map { Line("\($0)", .state) }
    let lines = actions + changes
    return lines.isEmpty ? [scene.paragraph(LoopText.noChange, .dim)] : lines
  }

  private func screen(_ screen: Screen?) -> [Line] {
    guard let screen, !screen.rows.isEmpty else { return [] }
    return [Line()]
      + Frame(screen.rows, columns: scene.width - 2, glyphs: scene.options.glyphs).lines
      .map { $0.indented(2) }
  }
}
