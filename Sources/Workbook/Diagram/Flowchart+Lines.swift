import Typography

extension Flowchart {
  /// The flowchart drawn with boxes and arrows, no row wider than the options say.
  ///
  /// From left to right if its author wants that and it fits, else from top to bottom, with what one box
  /// leads to side by side where that is all there is and it fits, else as a list of the arrows; every
  /// arrow's label is legible in each. Groups are drawn one below the other. For who has it read aloud, it is
  /// that list at once.
  ///
  /// The arrows of a trail are drawn doubled (in ASCII, with `=` and `#`), and in a list are followed by its word.
  public func lines(_ options: RenderingOptions, trail: Trail? = nil) -> [StyledLine] {
    let chart = shown(options.glyphs, trail)
    if !groups.isEmpty { return GroupLayout(chart, options, word: trail?.word ?? "").lines }
    return options.isReadAloud
      ? chart.list(options, word: trail?.word ?? "") : chart.drawn(options, word: trail?.word ?? "")
  }

  private func drawn(_ options: RenderingOptions, word: String) -> [StyledLine] {
    if direction == .leftToRight {
      for place in RowLayout.LabelPlace.allCases {
        if let lines = RowLayout.lines(self, place: place, options) { return lines }
      }
    }
    if direction == .topDown, let lines = FanLayout.lines(self, options) { return lines }
    return ColumnLayout.lines(self, options) ?? list(options, word: word)
  }

  /// The same flowchart with labels that the glyphs can show.
  private func shown(_ glyphs: Glyphs, _ trail: Trail?) -> Flowchart {
    Flowchart(
      direction: direction,
      nodes: nodes.map { node in
        Node(id: node.id, label: glyphs.shown(node.label.withoutControls), colour: node.colour)
      },
      edges: edges.map { edge in
        let label = glyphs.shown(edge.label.withoutControls)
        let isTravelled = edge.way.map { trail?.ways.contains($0) ?? false } ?? false
        return Edge(
          source: edge.source,
          target: edge.target,
          label: label,
          way: edge.way,
          isTravelled: isTravelled || edge.isTravelled
        )
      },
      groups: groups.map { Group(title: glyphs.shown($0.title.withoutControls), nodes: $0.nodes) }
    )
  }

  /// The arrows below the node that they leave.
  private func list(_ options: RenderingOptions, word: String) -> [StyledLine] {
    nodes.indices.flatMap { index -> [StyledLine] in
      let leadsOn = edges.contains { $0.source == index }
      // A node that only ends arrows is named by them.
      guard leadsOn || !edges.contains(where: { $0.target == index }) else { return [] }
      let node = nodes[index]
      let name = node.label.wrapped(to: options.width).map { StyledLine($0, node.role) }
      return name
        + edges.filter { $0.source == index }.flatMap { arrow(of: $0, options, word: word) }
    }
  }

  func arrow(of edge: Edge, _ options: RenderingOptions, word: String) -> [StyledLine] {
    let arrow = "\(options.glyphs.arrow) \(nodes[edge.target].label)"
    let mark = edge.isTravelled && !word.isEmpty ? " (\(word))" : ""
    let text = (edge.label.isEmpty ? arrow : "\(edge.label) \(arrow)") + options.glyphs.shown(mark)
    let indent = options.width > 12 ? "  " : ""
    return (indent + text).wrapped(to: options.width, hangingIndent: indent.isEmpty ? 0 : 4)
      .map { StyledLine($0, edge.role) }
  }
}

extension Flowchart.Edge {
  /// The role of its line, its point and its label.
  var role: TextRole { isTravelled ? .good : .plain }
}
