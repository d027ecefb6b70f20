import Bilingual
import Typography
import Wire
import Workbook

/// One turn of the loop as it is shown: what went up, what came down, what waits, its way, and the screen.
struct Turn {
  let scene: Scene
  let before: Reading
  let after: Reading
  let loop: Loop
  /// Where the way can be marked; `nil` leaves it to a strip.
  var chart: LoopChart?
  /// What the first call that waits returns, where that is known.
  var answer: AnswerType?

  var lines: [Line] {
    var lines = actions + waiting
    lines += warnings
    if !after.printed.isEmpty {
      lines.append(scene.paragraph(LoopText.printed, .dim))
      lines += after.printed.split(separator: "\n").map { Line(String($0)).indented(2) }
    }
    if after.isReleased == true { lines.append(scene.paragraph(LoopText.released)) }
    if after.isReleased == false {
      // A task cannot be looked into: while one is at work, no property is to be blamed.
      let isAtWork = !after.calls.isEmpty || !after.sleeps.isEmpty
      let text = isAtWork ? LoopText.keptByTask : LoopText.kept(after.holders)
      lines.append(scene.paragraph(text, .warning))
    }
    let screen = scene.screen(after)
    let diagram = LoopDiagram(loop: loop, chart: chart, scene: scene)
    return lines + diagram.lines(beside: lines.count + screen.count) + screen
  }

  private var actions: [Line] {
    guard !after.actions.isEmpty else {
      let changes = before.state.changes(to: after.state)
      if changes.isEmpty {
        let text = loop.isModel ? LoopText.unchanged : LoopText.noAction
        return [scene.paragraph(text, .dim)] + bodies
      }
      return changes.map { scene.change($0) } + (bodies.isEmpty ? noBodies : bodies)
    }
    var lines: [Line] = []
    var state = before.state
    for reduced in after.actions {
      let action = Line("↑ \(reduced.action)", .action, hanging: 2)
      lines.append(action)
      if after.actions.count == 1 { lines.append(Line("⟳ Reducer", .dim)) }
      let changes = state.changes(to: reduced.state)
      lines += changes.map { scene.change($0) }
      if changes.isEmpty {
        lines.append(Line("↓ ", .state) + scene.paragraph(LoopText.noChange, .dim))
      }
      state = reduced.state
    }
    return lines
  }

  /// The views that looked again, where a change came by no action.
  private var bodies: [Line] {
    guard let before = before.screen, let after = after.screen else { return [] }
    let ran = after.bodies.compactMap { body -> (name: String, count: Int)? in
      let count = body.count - (before.bodies.first { $0.view == body.view }?.count ?? 0)
      return count > 0 ? (body.view, count) : nil
    }
    return ran.isEmpty ? [] : [scene.paragraph(LoopText.bodies(ran), .dim, hanging: 2)]
  }

  private var noBodies: [Line] {
    before.screen == nil || after.screen == nil ? [] : [scene.paragraph(LoopText.bodies([]), .dim)]
  }

  /// What the runtime complains of: the same complaint about every keystroke is shown once.
  private var warnings: [Line] {
    var firstLines: [Substring] = []
    var lines: [Line] = []
    for warning in after.warnings.map({ scene.say($0) }) {
      let rows = warning.split(separator: "\n")
      guard let first = rows.first, !firstLines.contains(first) else { continue }
      firstLines.append(first)
      lines.append(Line("⚠ ", .warning) + Line(String(first), .warning, hanging: 2))
      lines += rows.dropFirst().map { Line(String($0).trimmingSpaces).indented(2) }
    }
    let left = after.warnings.count - firstLines.count
    return left > 0
      ? lines + [scene.paragraph(LoopText.moreWarnings(left), .dim).indented(2)] : lines
  }

  private var waiting: [Line] {
    scene.waiting(after, isNew: after.calls != before.calls, answer: answer)
  }
}

extension Scene {
  func change(_ change: Tree.Change) -> Line {
    Line("↓ \(change)", .state, hanging: 2)
  }

  /// What a feature waits for, numbered as an answer names it.
  func waiting(_ reading: Reading, isNew: Bool = true, answer: AnswerType? = nil) -> [Line] {
    var lines: [Line] = []
    for (index, call) in reading.calls.enumerated() {
      let arguments = call.arguments.map(\.description).joined(separator: ", ")
      var line = Line("… \(index + 1) ", .warning) + Line("\(call.name)(\(arguments))", .code)
      if call.isCancelled { line += Line(" ") + paragraph(LoopText.cancelled, .dim) }
      line.hangingIndent = 4
      lines.append(line)
    }
    if isNew, let first = reading.calls.firstIndex(where: { !$0.isCancelled }) {
      lines.append(paragraph(LoopText.answer(first + 1, answer), .dim).indented(2))
    }
    for sleep in reading.sleeps {
      lines.append(paragraph(LoopText.sleeping(sleep.written), hanging: 2))
    }
    let isQuiet = reading.calls.isEmpty && reading.sleeps.isEmpty
    if isQuiet, !reading.effects.isEmpty {
      lines.append(paragraph(LoopText.effects(reading.effects), .warning, hanging: 2))
    }
    return lines
  }

  /// The columns that a feature's screen may take.
  var screenWidth: Int { max(10, min(width, 100) - 4) }

  /// How a feature is: what it waits for and its screen, or its state where it has none.
  func now(_ reading: Reading) -> [Line] {
    guard reading.screen == nil, case .record(_, let fields) = reading.state else {
      return waiting(reading) + screen(reading)
    }
    return waiting(reading) + [
      Line(fields.map(\.description).joined(separator: ", "), .state, hanging: 2)
    ]
  }

  func screen(_ reading: Reading) -> [Line] {
    guard let screen = reading.screen else { return [] }
    if options.isReadAloud { return screen.rows.map { Line($0) } }
    return Frame(screen.rows, columns: width, glyphs: options.glyphs).lines
  }
}

extension Duration {
  /// `1s`, `300ms`: as it is typed.
  var written: String {
    let milliseconds = self / .milliseconds(1)
    if milliseconds < 1000 { return "\(Int(milliseconds.rounded()))ms" }
    let seconds = milliseconds / 1000
    return seconds == seconds.rounded() ? "\(Int(seconds))s" : "\(seconds)s"
  }

  /// `812ms`, `1.1s`: as precise as a measurement is worth reading.
  var measured: String {
    let tenths = (self / .milliseconds(100)).rounded()
    return tenths < 10 ? written : Duration.milliseconds(Int(tenths) * 100).written
  }
}
