import Typography

/// Boxes one below the other, with arrows between neighbours and lanes to the right for the others.
struct ColumnLayout {
  private let chart: Flowchart
  private let plan: EdgePlan
  private let glyphs: Glyphs
  private let ports: [[EdgePlan.Port]]
  /// The row of each box's upper border.
  private let tops: [Int]

  /// The rows of the drawing; nil if it does not fit.
  static func lines(_ chart: Flowchart, _ options: RenderingOptions) -> [StyledLine]? {
    let layout = ColumnLayout(chart, glyphs: options.glyphs)
    return layout.width <= options.width ? layout.draw() : nil
  }

  private init(_ chart: Flowchart, glyphs: Glyphs) {
    self.chart = chart
    self.glyphs = glyphs
    let plan = EdgePlan(chart)
    self.plan = plan
    let ports = chart.nodes.indices.map { plan.ports(of: $0) }
    self.ports = ports
    var tops: [Int] = []
    var row = 0
    for box in chart.nodes.indices {
      tops.append(row)
      row += 2 + max(1, ports[box].count) + (plan.direct[box] == nil ? 0 : 2)
    }
    self.tops = tops
  }

  // MARK: - Places

  private func boxWidth(_ box: Int) -> Int { chart.nodes[box].label.displayWidth + 4 }

  private func boxHeight(_ box: Int) -> Int { 2 + max(1, ports[box].count) }

  private func row(_ port: EdgePlan.Port, of box: Int) -> Int {
    tops[box] + 1 + (ports[box].firstIndex(of: port) ?? 0)
  }

  private func ends(_ lane: Int) -> (source: Int, target: Int) {
    let edge = plan.lanes[lane].edge
    return (
      row(EdgePlan.Port(lane: lane, isSource: true), of: edge.source),
      row(EdgePlan.Port(lane: lane, isSource: false), of: edge.target)
    )
  }

  /// The column in which the arrows between neighbours run.
  private let spine = 3

  /// The column of the innermost lane, to the right of every box and every label.
  private var firstLane: Int {
    let boxes = chart.nodes.indices.map { boxWidth($0) + 2 }
    let direct = plan.direct.map { spine + 2 + ($0?.label.displayWidth ?? 0) + 1 }
    let lanes = plan.lanes.map { boxWidth($0.edge.source) + $0.edge.label.displayWidth + 4 }
    return (boxes + direct + lanes).max() ?? 0
  }

  private var depths: [Int] {
    EdgePlan.depths(
      of: plan.lanes.indices.map { lane in
        let (source, target) = ends(lane)
        return min(source, target)...max(source, target)
      }
    )
  }

  private var width: Int {
    guard let deepest = depths.max() else {
      let boxes = chart.nodes.indices.map { boxWidth($0) }
      return (boxes + plan.direct.map { spine + 2 + ($0?.label.displayWidth ?? 0) }).max() ?? 0
    }
    return firstLane + 2 * deepest + 1
  }

  // MARK: - Drawing

  private func draw() -> [StyledLine] {
    let last = chart.nodes.count - 1
    var canvas = DiagramCanvas(width: width, height: tops[last] + boxHeight(last))
    for (box, node) in chart.nodes.enumerated() {
      canvas.box(row: tops[box], column: 0, width: boxWidth(box), height: boxHeight(box), node.role)
      let middle = tops[box] + boxHeight(box) / 2
      canvas.text(" \(node.label) ", row: middle, column: 1, node.role)
      drawDirect(box, on: &canvas)
    }
    for (lane, depth) in depths.enumerated() {
      draw(lane, column: firstLane + 2 * depth, on: &canvas)
    }
    return canvas.lines(glyphs)
  }

  private func drawDirect(_ box: Int, on canvas: inout DiagramCanvas) {
    guard let edge = plan.direct[box] else { return }
    let border = tops[box] + boxHeight(box) - 1
    let isDouble = edge.isTravelled
    canvas.vertical(column: spine, from: border, to: border + 2, edge.role, isDouble: isDouble)
    canvas.arrowhead(row: border + 2, column: spine, .down, glyphs, edge.role)
    canvas.text(edge.label, row: border + 1, column: spine + 2, edge.role)
  }

  private func draw(_ lane: Int, column: Int, on canvas: inout DiagramCanvas) {
    let edge = plan.lanes[lane].edge
    let (source, target) = ends(lane)
    let label = edge.label.isEmpty ? "" : " \(edge.label) "
    let (role, isDouble) = (edge.role, edge.isTravelled)
    let start = boxWidth(edge.source) - 1
    canvas.horizontal(row: source, from: start, to: column, role, isDouble: isDouble)
    canvas.vertical(column: column, from: source, to: target, role, isDouble: isDouble)
    let end = boxWidth(edge.target)
    canvas.horizontal(row: target, from: column, to: end, role, isDouble: isDouble)
    canvas.arrowhead(row: target, column: end, .left, glyphs, role)
    canvas.text(label, row: source, column: start + 2, role)
  }
}
