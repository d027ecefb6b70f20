import Bilingual
import Typography
import Workbook

/// The loop in a row or two: the arrows that a turn travelled are heavier than the others.
struct LoopStrip {
  let loop: Loop
  let scene: Scene

  /// Empty where nothing was travelled.
  var lines: [Line] {
    guard !loop.travelled.isEmpty else { return [] }
    if scene.options.isReadAloud { return [words] }
    for isLong in [true, false] {
      let lines = loop.rows.map { row($0, isLong: isLong) }
      if lines.allSatisfy({ $0.width <= scene.width }) { return lines }
    }
    return [words]
  }

  private func row(_ arrows: [Loop.Arrow], isLong: Bool) -> Line {
    guard let first = arrows.first else { return Line() }
    let space = isLong ? " " : ""
    return arrows.reduce(stop(first.from, in: arrows)) { line, arrow in
      let isTravelled = loop.travelled.contains(arrow)
      let drawn = glyph(isTravelled: isTravelled, isLong: isLong)
      return line + Line("\(space)\(drawn)\(space)", isTravelled ? .good : .dim)
        + stop(arrow.to, in: arrows)
    }
  }

  private func stop(_ stop: Loop.Stop, in arrows: [Loop.Arrow]) -> Line {
    let isTouched = loop.travelled.contains { $0.from == stop || $0.to == stop }
    return Line(scene.say(LoopText.name(of: stop)), isTouched ? .strong : .dim)
  }

  private func glyph(isTravelled: Bool, isLong: Bool) -> String {
    let isASCII = scene.options.glyphs == .ascii
    return switch (isTravelled, isLong) {
    case (true, true): isASCII ? "==>" : "══▶"
    case (true, false): isASCII ? "=>" : "═▶"
    case (false, true): isASCII ? "-->" : "──▷"
    case (false, false): isASCII ? "->" : "─▷"
    }
  }

  /// The arrows in words, for who does not see them.
  private var words: Line {
    let arrows = loop.rows.flatMap { $0 }.filter(loop.travelled.contains)
    let names = arrows.map {
      "\(scene.say(LoopText.name(of: $0.from))) → \(scene.say(LoopText.name(of: $0.to)))"
    }
    return Line(
      "\(scene.say(LoopText.travelled)) \(names.joined(separator: ", "))",
      .dim,
      hanging: 2
    )
  }
}

extension LoopText {
  static let travelled = Localized(es: "Flechas recorridas:", en: "Arrows travelled:")

  static let travelledOnce = Localized(es: "recorrida", en: "travelled")
  static let notTravelled = Localized(
    es: "Ninguna flecha recorrida: haz algo, y `vuelta` marcará su camino.",
    en: "No arrow travelled: do something, and `loop` will mark its way."
  )

  static func name(of stop: Loop.Stop) -> Localized {
    switch stop {
    case .view: Localized(es: "Vista", en: "View")
    case .action: Localized(es: "Acción", en: "Action")
    case .reducer: Localized(same: "Reducer")
    case .state: Localized(same: "State")
    case .effect: Localized(same: "Effect")
    case .model: Localized(es: "Modelo", en: "Model")
    case .task: Localized(es: "Tarea", en: "Task")
    }
  }
}
