import Typography

/// One box above all the others, with an arrow down to each of them.
struct FanLayout {
  private let chart: Flowchart
  private let glyphs: Glyphs
  /// The arrows down, in the order of the source.
  private let branches: [Flowchart.Edge]

  /// The rows of the drawing; nil if the flowchart is no fan, or does not fit.
  static func lines(_ chart: Flowchart, _ options: RenderingOptions) -> [StyledLine]? {
    guard let layout = FanLayout(chart, glyphs: options.glyphs), layout.width <= options.width
    else { return nil }
    return layout.draw()
  }

  private init?(_ chart: Flowchart, glyphs: Glyphs) {
    let others = Set(1..<max(1, chart.nodes.count))
    guard others.count > 1, chart.edges.count == others.count,
      chart.edges.allSatisfy({ $0.source == 0 }), Set(chart.edges.map(\.target)) == others
    else { return nil }
    self.chart = chart
    self.glyphs = glyphs
    branches = chart.edges
  }

  // MARK: - Places

  private func boxWidth(_ node: Int) -> Int { chart.nodes[node].label.displayWidth + 4 }

  private func columnWidth(_ branch: Int) -> Int {
    max(boxWidth(branches[branch].target), branches[branch].label.displayWidth)
  }

  private let gap = 2

  /// The middle of each branch's column.
  private var middles: [Int] {
    var start = 0
    return branches.indices.map { branch in
      defer { start += columnWidth(branch) + gap }
      return start + columnWidth(branch) / 2
    }
  }

  private var width: Int {
    let below = branches.indices.reduce(0) { $0 + columnWidth($1) } + gap * (branches.count - 1)
    return max(below, top + boxWidth(0))
  }

  /// Where the upper box begins: above the middle of the others.
  private var top: Int {
    let middles = middles
    return max(0, (middles[0] + middles[middles.count - 1]) / 2 - boxWidth(0) / 2)
  }

  // MARK: - Drawing

  private func draw() -> [StyledLine] {
    var canvas = DiagramCanvas(width: width, height: 9)
    let middles = middles
    let stem = top + boxWidth(0) / 2
    canvas.box(row: 0, column: top, width: boxWidth(0), height: 3, chart.nodes[0].role)
    canvas.text(" \(chart.nodes[0].label) ", row: 1, column: top + 1, chart.nodes[0].role)
    canvas.vertical(column: stem, from: 2, to: 3)
    canvas.horizontal(
      row: 3,
      from: min(stem, middles[0]),
      to: max(stem, middles[middles.count - 1])
    )
    for (branch, middle) in zip(branches, middles) {
      let (role, label) = (branch.role, branch.label)
      canvas.vertical(column: middle, from: 3, to: 5, role, isDouble: branch.isTravelled)
      canvas.arrowhead(row: 5, column: middle, .down, glyphs, role)
      canvas.text(label, row: 4, column: middle - label.displayWidth / 2, role)
      let node = chart.nodes[branch.target]
      let width = boxWidth(branch.target)
      canvas.box(row: 6, column: middle - width / 2, width: width, height: 3, node.role)
      canvas.text(" \(node.label) ", row: 7, column: middle - width / 2 + 1, node.role)
    }
    return canvas.lines(glyphs)
  }
}
