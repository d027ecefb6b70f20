import Bilingual
import Typography
import Wire
import Workbook

/// A form as rows of the whole terminal: the screen, the actions beside or below it, and where the focus is.
struct FormRendering {
  let form: Form
  let name: String
  /// Where the last key's way can be marked.
  var chart: LoopChart?
  let scene: Scene
  /// Rows of the terminal.
  let height: Int

  /// From this width on the actions stand beside the screen.
  private static let sideBySide = 64

  /// The columns that a screen may take.
  static func screenWidth(columns: Int) -> Int {
    max(10, (columns >= sideBySide ? columns / 2 : columns) - 6)
  }

  /// At most `height` lines, each at most as wide as the scene.
  var rows: [StyledLine] {
    let way = way
    let room = max(1, height - 2 - way.count)
    let isBeside = scene.width >= Self.sideBySide
    let body = isBeside ? beside(room) : below(room)
    let head = Line(name, .heading) + Line("  \(scene.say(FormText.keys))", .dim)
    let blank = [Line](repeating: Line(), count: max(0, room - body.count))
    return ([head] + body.prefix(room) + blank + way + [status]).map(clipped)
  }

  // MARK: - Parts

  /// The last key's way round the loop, so long as it leaves the screen and some actions their room.
  private var way: [Line] {
    let room = height - 2 - picture.count - Self.least
    let diagram = LoopDiagram(loop: form.loop, chart: chart, scene: scene)
    guard let loop = form.loop, room > 0 else { return [] }
    let drawn = scene.options.isReadAloud ? [] : diagram.drawn
    if !drawn.isEmpty, drawn.count <= room { return drawn }
    return Array(LoopStrip(loop: loop, scene: scene).lines.prefix(room))
  }

  /// Rows that are kept for the latest actions.
  private static let least = 4

  private func beside(_ room: Int) -> [Line] {
    let left = window(of: picture, rows: room)
    let width = scene.width / 2
    let right = log(columns: scene.width - width - 1, rows: room)
    return (0..<max(left.count, right.count)).map { index in
      let piece = index < left.count ? left[index] : Line()
      guard index < right.count else { return piece }
      return piece + Line(String(repeating: " ", count: max(1, width - piece.width))) + right[index]
    }
  }

  private func below(_ room: Int) -> [Line] {
    let all = picture
    // Where the screen does not fit, the latest action still has its place.
    let picture = window(of: all, rows: all.count > room ? room - room / 3 : room)
    return picture + log(columns: scene.width, rows: room - picture.count)
  }

  /// As many rows as there is room for, among them the one that the focus is in.
  private func window(of rows: [Line], rows room: Int) -> [Line] {
    let focused = (focusedRow ?? 0) + 1
    let start = max(0, min(focused - room / 2, rows.count - room))
    return Array(rows[start...].prefix(room))
  }

  /// The screen in its box, a mark beside the row that the focus is in, and what is waited for.
  private var picture: [Line] {
    let screen = form.reading.screen
    let rows = screen?.rows ?? []
    let columns = Self.screenWidth(columns: scene.width) + 4
    let box = Frame(rows, columns: columns, glyphs: scene.options.glyphs).lines
    let row = focusedRow
    let marked = box.enumerated().map { index, line in
      Line(index - 1 == row ? "▸ " : "  ", .good) + line
    }
    return marked + scene.waiting(form.reading, isNew: false).map { $0.indented(2) }
  }

  /// The row of the screen in which the focused element's label or value stands.
  private var focusedRow: Int? {
    let rows = form.reading.screen?.rows ?? []
    var start = (row: 0, column: "".startIndex)
    var found: Int?
    for element in form.elements.prefix(form.focus + 1) {
      found = nil
      let texts = [element.label, element.value].filter { !$0.isEmpty }
      search: for text in texts {
        for index in rows.indices.dropFirst(start.row) {
          let from = index == start.row && start.column <= rows[index].endIndex ? start.column : nil
          let part = rows[index][(from ?? rows[index].startIndex)...]
          guard let range = part.firstRange(of: text) else { continue }
          found = index
          start = (index, range.upperBound)
          break search
        }
      }
    }
    return found
  }

  /// The latest actions with what they changed, the last one at the bottom; of a model, the changes alone.
  private func log(columns: Int, rows: Int) -> [Line] {
    guard rows > 0 else { return [] }
    var lines: [Line] = []
    for (before, turn) in form.history {
      var state = before
      for reduced in turn.actions {
        lines.append(Line("↑ \(reduced.action)", .action))
        lines += state.changes(to: reduced.state).map { scene.change($0) }
        state = reduced.state
      }
      if turn.actions.isEmpty {
        lines += state.changes(to: turn.state).map { scene.change($0) }
      }
    }
    if lines.isEmpty { lines = [scene.paragraph(LoopText.nothingYet, .dim)] }
    let narrow = scene.narrowed(by: scene.width - columns)
    return lines.suffix(rows).map {
      Line(StyledLine($0.spans).clipped(to: columns, glyphs: narrow.options.glyphs))
    }
  }

  private var status: Line {
    if let refusal = form.refusal { return scene.paragraph(refusal.text, .warning) }
    guard let element = form.focused else { return scene.paragraph(FormText.nothingToTouch, .dim) }
    let value = element.value.isEmpty ? "" : ": \(element.value)"
    return Line("▸ ", .good) + Line(element.label, .strong)
      + Line(" (\(scene.say(FormText.name(of: element.kind))))\(value)")
  }

  private func clipped(_ line: Line) -> StyledLine {
    StyledLine(line.spans).clipped(to: scene.width, glyphs: scene.options.glyphs)
  }
}
