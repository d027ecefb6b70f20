import Typography

extension Flowchart {
  /// The flowchart drawn with boxes and arrows, no row wider than the options say.
  ///
  /// From left to right if its author wants that and it fits, else from top to bottom, with what one box
  /// leads to side by side where that is all there is and it fits, else as a list of the arrows; every
  /// arrow's label is legible in each. Groups are drawn one below the other. For who has it read aloud, it is
  /// that list at once.
  public func lines(_ options: RenderingOptions) -> [StyledLine] {
    let chart = shown(options.glyphs)
    if !groups.isEmpty { return GroupLayout(chart, options).lines }
    return options.isReadAloud ? chart.list(options) : chart.drawn(options)
  }

  private func drawn(_ options: RenderingOptions) -> [StyledLine] {
    if direction == .leftToRight {
      for place in RowLayout.LabelPlace.allCases {
        if let lines = RowLayout.lines(self, place: place, options) { return lines }
      }
    }
    if direction == .topDown, let lines = FanLayout.lines(self, options) { return lines }
    return ColumnLayout.lines(self, options) ?? list(options)
  }

  /// The same flowchart with labels that the glyphs can show.
  private func shown(_ glyphs: Glyphs) -> Flowchart {
    Flowchart(
      direction: direction,
      nodes: nodes.map { node in
        Node(id: node.id, label: glyphs.shown(node.label.withoutControls), colour: node.colour)
      },
      edges: edges.map { edge in
        let label = glyphs.shown(edge.label.withoutControls)
        return Edge(source: edge.source, target: edge.target, label: label)
      },
      groups: groups.map { Group(title: glyphs.shown($0.title.withoutControls), nodes: $0.nodes) }
    )
  }

  /// The arrows below the node that they leave.
  private func list(_ options: RenderingOptions) -> [StyledLine] {
    nodes.indices.flatMap { index -> [StyledLine] in
      let leadsOn = edges.contains { $0.source == index }
      // A node that only ends arrows is named by them.
      guard leadsOn || !edges.contains(where: { $0.target == index }) else { return [] }
      let node = nodes[index]
      let name = node.label.wrapped(to: options.width).map { StyledLine($0, node.role) }
      return name + edges.filter { $0.source == index }.flatMap { arrow(of: $0, options) }
    }
  }

  func arrow(of edge: Edge, _ options: RenderingOptions) -> [StyledLine] {
    let arrow = "\(options.glyphs.arrow) \(nodes[edge.target].label)"
    let text = edge.label.isEmpty ? arrow : "\(edge.label) \(arrow)"
    let indent = options.width > 12 ? "  " : ""
    return (indent + text).wrapped(to: options.width, hangingIndent: indent.isEmpty ? 0 : 4)
      .map { StyledLine($0) }
  }
}
