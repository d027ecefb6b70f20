import Typography

/// A flowchart's groups one below the other, each in a frame under its title, and the arrows between them.
struct GroupLayout {
  private let chart: Flowchart
  private let options: RenderingOptions
  /// What says in a list that an arrow was travelled.
  private let word: String

  init(_ chart: Flowchart, _ options: RenderingOptions, word: String) {
    self.chart = chart
    self.options = options
    self.word = word
  }

  var lines: [StyledLine] {
    let grouped = Set(chart.groups.flatMap(\.nodes))
    let alone = chart.nodes.indices.filter { !grouped.contains($0) }
    let outside = alone.isEmpty ? [] : part(alone).lines(options, trail: trail)
    return outside + chart.groups.flatMap(isFramed ? framed : listed) + between
  }

  /// Narrower than this a frame would leave no room for what is in it.
  private var isFramed: Bool { options.width > 12 && !options.isReadAloud }

  /// The nodes by themselves, with the arrows that stay among them.
  private func part(_ nodes: [Int]) -> Flowchart {
    let places = Dictionary(uniqueKeysWithValues: zip(nodes, nodes.indices))
    return Flowchart(
      direction: chart.direction,
      nodes: nodes.map { chart.nodes[$0] },
      edges: chart.edges.compactMap { edge in
        guard let source = places[edge.source], let target = places[edge.target] else { return nil }
        return Flowchart.Edge(
          source: source,
          target: target,
          label: edge.label,
          way: edge.way,
          isTravelled: edge.isTravelled
        )
      },
      groups: []
    )
  }

  /// The arrows bear their marks already: only the word is to be handed on.
  private var trail: Flowchart.Trail { Flowchart.Trail([], word: word) }

  private func listed(_ group: Flowchart.Group) -> [StyledLine] {
    let title = group.title.wrapped(to: options.width).map { StyledLine($0, .strong) }
    return title + part(group.nodes).lines(options, trail: trail)
  }

  private func framed(_ group: Flowchart.Group) -> [StyledLine] {
    guard !group.nodes.isEmpty else { return [] }
    let inside = part(group.nodes).lines(options.narrowed(by: 4), trail: trail)
    let glyphs = options.glyphs
    let title = group.title.clipped(to: options.width - 6, ellipsis: glyphs.ellipsis)
    let columns = max(inside.map(\.width).max() ?? 0, title.displayWidth + 2)
    let corners = glyphs == .unicode ? ["┌", "┐", "└", "┘"] : ["+", "+", "+", "+"]
    func bar(_ count: Int) -> String { String(repeating: glyphs.rule, count: count) }
    var top = StyledLine(corners[0] + bar(1) + " ", .dim)
    top.append(StyledSpan(title, .strong))
    top.append(StyledSpan(" " + bar(columns - title.displayWidth - 1) + corners[1], .dim))
    let rows = inside.map { row in
      var line = StyledLine(glyphs.columnBar + " ", .dim)
      line.append(row)
      let blank = String(repeating: " ", count: columns - row.width + 1)
      line.append(StyledSpan(blank + glyphs.columnBar, .dim))
      return line
    }
    return [top] + rows + [StyledLine(corners[2] + bar(columns + 2) + corners[3], .dim)]
  }

  /// The arrows that lead from one group to another, by name.
  private var between: [StyledLine] {
    chart.edges.filter { group(of: $0.source) != group(of: $0.target) }.flatMap { edge in
      chart.nodes[edge.source].label.wrapped(to: options.width).map { StyledLine($0) }
        + chart.arrow(of: edge, options, word: word)
    }
  }

  private func group(of node: Int) -> Int? {
    chart.groups.firstIndex { $0.nodes.contains(node) }
  }
}
