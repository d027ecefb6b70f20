import Typography

/// Boxes side by side, with arrows between neighbours and lanes above and below for the others.
struct RowLayout {
  /// Where the label of an arrow between neighbours stands.
  enum LabelPlace: CaseIterable {
    /// In the arrow's line.
    case within
    /// Above the line, and below it where there is more than one word.
    case around
  }

  private let chart: Flowchart
  private let plan: EdgePlan
  private let place: LabelPlace
  private let glyphs: Glyphs
  private var boxWidths: [Int]
  /// The columns between a box and the next; one fewer than there are boxes.
  private var gaps: [Int]

  /// The rows of the drawing; nil if it does not fit, or a label would not be legible.
  static func lines(
    _ chart: Flowchart,
    place: LabelPlace,
    _ options: RenderingOptions
  ) -> [StyledLine]? {
    var layout = RowLayout(chart, place: place, glyphs: options.glyphs)
    // Each round widens a gap, so the loop ends when the width does.
    while layout.width <= options.width {
      guard let lack = layout.lack else { return layout.draw() }
      guard let gap = lack.gap else { return nil }
      layout.gaps[gap] += lack.columns
    }
    return nil
  }

  private init(_ chart: Flowchart, place: LabelPlace, glyphs: Glyphs) {
    self.chart = chart
    self.place = place
    self.glyphs = glyphs
    let plan = EdgePlan(chart)
    self.plan = plan
    boxWidths = chart.nodes.indices.map { box in
      let above = plan.ports(of: box) { !$0.leadsBack }.count
      let below = plan.ports(of: box) { $0.leadsBack }.count
      return max(chart.nodes[box].label.displayWidth + 4, 2 * max(above, below) + 3)
    }
    gaps = plan.direct.dropLast().map { edge in
      guard let label = edge?.label else { return 3 }
      return switch place {
      case .within: label.isEmpty ? 4 : label.displayWidth + 5
      case .around: max(4, label.halves.map(\.displayWidth).max().map { $0 + 2 } ?? 0)
      }
    }
  }

  // MARK: - Columns

  private var width: Int { boxWidths.reduce(0, +) + gaps.reduce(0, +) }

  private func start(of box: Int) -> Int {
    boxWidths[..<box].reduce(0, +) + gaps[..<box].reduce(0, +)
  }

  /// The column in which a lane leaves or enters its box.
  private func column(_ port: EdgePlan.Port, of box: Int) -> Int {
    let isBack = plan.lanes[port.lane].leadsBack
    let ports = plan.ports(of: box) { $0.leadsBack == isBack }
    let index = ports.firstIndex(of: port) ?? 0
    return start(of: box) + boxWidths[box] * (2 * index + 1) / (2 * ports.count)
  }

  private func ends(_ lane: Int) -> (source: Int, target: Int) {
    let edge = plan.lanes[lane].edge
    return (
      column(EdgePlan.Port(lane: lane, isSource: true), of: edge.source),
      column(EdgePlan.Port(lane: lane, isSource: false), of: edge.target)
    )
  }

  private func stretch(_ lane: Int) -> ClosedRange<Int> {
    let (source, target) = ends(lane)
    return min(source, target)...max(source, target)
  }

  // MARK: - Lanes

  /// The lanes of one side with how far out they run.
  private func depths(leadingBack: Bool) -> [Int: Int] {
    let lanes = plan.lanes.indices.filter { plan.lanes[$0].leadsBack == leadingBack }
    let depths = EdgePlan.depths(of: lanes.map(stretch))
    return Dictionary(uniqueKeysWithValues: zip(lanes, depths))
  }

  /// Where a lane's label can stand with a blank on both sides, in its line and clear of others.
  private func labelColumns(_ lane: Int) -> ClosedRange<Int>? {
    let depths = depths(leadingBack: plan.lanes[lane].leadsBack)
    let depth = depths[lane] ?? 0
    let crossings = depths.filter { $0.value > depth }.keys
      .flatMap { [ends($0).source, ends($0).target] }
    let stretch = stretch(lane)
    let bounds =
      [stretch.lowerBound] + crossings.filter(stretch.contains).sorted() + [stretch.upperBound]
    let runs = zip(bounds, bounds.dropFirst()).filter { $1 - $0 > 1 }.map { ($0 + 1)...($1 - 1) }
    // The longest, and of equal ones the first, so that the drawing is always the same.
    return runs.reduce(nil) { best, run in best.map { run.count > $0.count } ?? true ? run : best }
  }

  /// A label that has not enough room.
  private struct Lack {
    /// The gap that can give it more; nil for an arrow from a box to itself, which spans none.
    let gap: Int?
    let columns: Int
  }

  /// The first label that has not enough room; nil if all are legible.
  private var lack: Lack? {
    for (index, lane) in plan.lanes.enumerated() where !lane.edge.label.isEmpty {
      let needed = lane.edge.label.displayWidth + 4
      let missing = needed - (labelColumns(index)?.count ?? 0)
      guard missing > 0 else { continue }
      let edge = lane.edge
      let gap = edge.source == edge.target ? nil : max(edge.source, edge.target) - 1
      return Lack(gap: gap, columns: missing)
    }
    return nil
  }

  // MARK: - Drawing

  private func draw() -> [StyledLine] {
    let above = depths(leadingBack: false)
    let below = depths(leadingBack: true)
    // A row of arrowheads lies between the boxes and their innermost lane.
    let top = above.isEmpty ? 0 : (above.values.max() ?? 0) + 2
    let height = top + 3 + (below.isEmpty ? 0 : (below.values.max() ?? 0) + 2)
    var canvas = DiagramCanvas(width: width, height: height)
    for (box, node) in chart.nodes.enumerated() {
      let role = node.role
      canvas.box(row: top, column: start(of: box), width: boxWidths[box], height: 3, role)
      let label = node.label.padded(to: boxWidths[box] - 2, alignment: .center)
      canvas.text(label, row: top + 1, column: start(of: box) + 1, role)
      drawDirect(box, row: top + 1, on: &canvas)
    }
    for (lane, depth) in above.sorted(by: { $0.key < $1.key }) {
      draw(lane, row: top - 2 - depth, border: top, direction: .down, on: &canvas)
    }
    for (lane, depth) in below.sorted(by: { $0.key < $1.key }) {
      draw(lane, row: top + 4 + depth, border: top + 2, direction: .up, on: &canvas)
    }
    drawLabels(above.mapValues { top - 2 - $0 }, on: &canvas)
    drawLabels(below.mapValues { top + 4 + $0 }, on: &canvas)
    return canvas.lines(glyphs)
  }

  private func drawDirect(_ box: Int, row: Int, on canvas: inout DiagramCanvas) {
    guard let edge = plan.direct[box] else { return }
    let left = start(of: box) + boxWidths[box] - 1
    let right = start(of: box + 1)
    let role = edge.role
    canvas.horizontal(row: row, from: left, to: right - 1, role, isDouble: edge.isTravelled)
    canvas.arrowhead(row: row, column: right - 1, .right, glyphs, role)
    guard !edge.label.isEmpty else { return }
    switch place {
    case .within: canvas.text(" \(edge.label) ", row: row, column: left + 2, role)
    case .around:
      for (offset, text) in zip([-1, 1], edge.label.halves) {
        let room = right - left - 1
        let column = left + 1 + (room - text.displayWidth) / 2
        canvas.text(text, row: row + offset, column: column, role)
      }
    }
  }

  private func draw(
    _ lane: Int,
    row: Int,
    border: Int,
    direction: DiagramCanvas.Sides,
    on canvas: inout DiagramCanvas
  ) {
    let (source, target) = ends(lane)
    let beforeBox = direction == .down ? border - 1 : border + 1
    let edge = plan.lanes[lane].edge
    let (role, isDouble) = (edge.role, edge.isTravelled)
    canvas.vertical(column: source, from: border, to: row, role, isDouble: isDouble)
    canvas.horizontal(row: row, from: source, to: target, role, isDouble: isDouble)
    canvas.vertical(column: target, from: row, to: beforeBox, role, isDouble: isDouble)
    canvas.arrowhead(row: beforeBox, column: target, direction, glyphs, role)
  }

  /// Labels go on top of all lines, because a lane is drawn before those that cross it.
  private func drawLabels(_ rows: [Int: Int], on canvas: inout DiagramCanvas) {
    for (lane, row) in rows where !plan.lanes[lane].edge.label.isEmpty {
      guard let columns = labelColumns(lane) else { continue }
      let edge = plan.lanes[lane].edge
      let text = " \(edge.label) "
      let offset = (columns.count - text.displayWidth) / 2
      canvas.text(text, row: row, column: columns.lowerBound + offset, edge.role)
    }
  }
}

extension Flowchart.Node {
  /// The role of the box and its text.
  var role: TextRole { colour.map(TextRole.colour) ?? .plain }
}

extension String {
  /// The words in two parts of about the same width, or all of them in one if that is no wider.
  fileprivate var halves: [String] {
    let words = split(separator: " ")
    let cuts = (1..<max(1, words.count)).map { cut in
      [words[..<cut].joined(separator: " "), words[cut...].joined(separator: " ")]
    }
    let narrowest = cuts.min { $0.widest < $1.widest }
    return narrowest ?? [self]
  }
}

extension [String] {
  fileprivate var widest: Int { map(\.displayWidth).max() ?? 0 }
}
