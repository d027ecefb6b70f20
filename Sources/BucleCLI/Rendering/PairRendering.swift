import Bilingual
import Typography
import Wire
import Workbook

/// Two features that were driven at once, as they are shown: the left one's turn beside the right one's.
struct PairRendering {
  let scene: Scene
  let pair: Session.Pair

  /// Both as they are.
  var now: [Line] {
    sides { waiting($0) } + screens
  }

  /// What the last stimulus did to each, and whether their states still agree.
  var turn: [Line] {
    heads
      + sides { index in
        guard let before = pair.readings[index].first, let after = pair.readings[index].last else {
          return []
        }
        return happened(from: before, to: after) + waiting(index) + ending(after) + way(index)
      }
      + agreement(at: pair.readings[0].count - 1) + screens
  }

  /// Every stimulus with what it did to each, aligned.
  func trace(_ typed: [String]) -> [Line] {
    guard !typed.isEmpty else { return [scene.paragraph(LoopText.nothingYet, .dim)] }
    let moments = typed.enumerated().flatMap { index, line -> [Line] in
      let number = "\(index + 1)"
      var cause = Line("\(number) ", .dim) + Line(scene.typed(line), .action)
      cause.hangingIndent = 2
      let agreement = agreement(at: index + 1).filter { _ in !agrees(at: index + 1) }
      return [cause]
        + columns { side in
          let readings = pair.readings[side]
          guard readings.indices.contains(index + 1) else { return [] }
          return happened(from: readings[index], to: readings[index + 1]).map { $0.indented(2) }
        }
        + agreement
    }
    return heads + moments
  }

  /// What differs in each between two moments.
  func difference(_ moments: Session.Moments) -> [Line] {
    [scene.paragraph(LoopText.moments(from: moments.from, to: moments.to), .dim)] + heads
      + sides { side in
        let readings = pair.readings[side]
        guard readings.indices.contains(moments.from), readings.indices.contains(moments.to) else {
          return []
        }
        let changes = readings[moments.from].state.changes(to: readings[moments.to].state)
        return changes.isEmpty
          ? [scene.paragraph(LoopText.noChange, .dim)] : changes.map { scene.change($0) }
      }
      + agreement(at: moments.to)
  }

  // MARK: - Parts

  /// The names of both, above their columns; where they stand below each other each part is named instead.
  private var heads: [Line] {
    scene.half == nil ? [] : scene.columns([head(0)], [head(1)])
  }

  private func head(_ side: Int) -> Line { Line("\(pair.features[side])", .strong) }

  private func sides(_ part: (Int) -> [Line]) -> [Line] {
    let parts = [part(0), part(1)]
    return parts.allSatisfy(\.isEmpty) ? [] : columns { parts[$0] }
  }

  private func columns(_ part: (Int) -> [Line]) -> [Line] {
    guard scene.half == nil else { return scene.columns(part(0), part(1)) }
    return (0...1).flatMap { side in
      let lines = part(side)
      return lines.isEmpty ? [] : [head(side)] + lines
    }
  }

  /// Below each other, two equal pictures are one.
  private var screens: [Line] {
    let rows = pair.readings.map { $0.last?.screen?.rows }
    if scene.half == nil, rows[0] == rows[1], let reading = pair.readings[0].last {
      let picture = scene.screen(reading)
      return picture.isEmpty ? [] : [scene.paragraph(PairText.bothShow, .dim)] + picture
    }
    return sides { side in pair.readings[side].last.map { scene.screen($0) } ?? [] }
  }

  /// The actions with their changes; for a model, which has no actions, the changes alone.
  private func happened(from before: Reading, to after: Reading) -> [Line] {
    if let refusal = after.refusal {
      return [Line("· ", .dim) + scene.paragraph(text(of: refusal))]
    }
    guard !after.actions.isEmpty else {
      let changes = before.state.changes(to: after.state)
      return changes.isEmpty
        ? [scene.paragraph(LoopText.noChange, .dim)] : changes.map { scene.change($0) }
    }
    var state = before.state
    return after.actions.flatMap { reduced -> [Line] in
      defer { state = reduced.state }
      let changes = state.changes(to: reduced.state)
      return [Line("↑ \(reduced.action)", .action, hanging: 2)]
        + (changes.isEmpty
          ? [Line("↓ ", .state) + scene.paragraph(LoopText.noChange, .dim)]
          : changes.map { scene.change($0) })
    }
  }

  private func text(of refusal: Wire.Refusal) -> Localized {
    switch refusal {
    case .noSuchWaitingCall: PairText.notWaiting
    case .dismissed: PairText.gone
    default: refusal.text
    }
  }

  /// What one of them waits for; the calls of both are numbered together.
  private func waiting(_ side: Int) -> [Line] {
    guard let reading = pair.readings[side].last else { return [] }
    let numbers = pair.calls
    let calls = zip(reading.namedCalls, reading.calls).map { call, pending in
      let number = (numbers.firstIndex(of: call) ?? 0) + 1
      var line = Line("… \(number) ", .warning) + Line("\(call)", .code)
      if pending.isCancelled { line += Line(" ") + scene.paragraph(LoopText.cancelled, .dim) }
      line.hangingIndent = 4
      return line
    }
    return calls
      + reading.sleeps.map { scene.paragraph(LoopText.sleeping($0.written), hanging: 2) }
  }

  private func way(_ side: Int) -> [Line] {
    guard pair.loops.indices.contains(side), let loop = pair.loops[side] else { return [] }
    let narrow = scene.half.map { scene.narrowed(by: scene.width - $0) } ?? scene
    return LoopStrip(loop: loop, scene: narrow).lines
  }

  private func ending(_ reading: Reading) -> [Line] {
    switch reading.isReleased {
    case true?: [scene.paragraph(PairText.freed)]
    case false?: [scene.paragraph(PairText.kept, .warning)]
    case nil: []
    }
  }

  // MARK: - Agreement

  private func fields(at moment: Int) -> [(name: String, left: Tree, right: Tree)] {
    let states = pair.readings.map { $0.indices.contains(moment) ? $0[moment].state : .nothing }
    guard case .record(_, let fields) = states[0] else { return [] }
    return fields.compactMap { field in
      states[1][field: field.name].map { (field.name, field.value, $0) }
    }
  }

  private func agrees(at moment: Int) -> Bool {
    fields(at: moment).allSatisfy { $0.left == $0.right }
  }

  /// Whether the properties that both have are equal; those that are not, by whose they are where the features
  /// stand below each other.
  private func agreement(at moment: Int) -> [Line] {
    let fields = fields(at: moment)
    guard !fields.isEmpty else { return [] }
    let differing = fields.filter { $0.left != $0.right }
    guard !differing.isEmpty else {
      return [Line("= ", .good) + scene.paragraph(PairText.same, .dim)]
    }
    return differing.flatMap { field -> [Line] in
      var line = Line("≠ ", .bad)
      guard scene.half == nil else {
        line += Line("\(field.name): \(field.left) | \(field.right)", .state)
        line.hangingIndent = 2
        return [line]
      }
      line += Line("\(field.name)", .state)
      return [line]
        + zip(pair.features, [field.left, field.right]).map { feature, value in
          var side = Line("  \(feature): ", .strong) + Line("\(value)", .state)
          side.hangingIndent = 4
          return side
        }
    }
  }
}
