import Typography

extension Flowchart {
  /// The flowchart drawn with boxes and arrows, no row wider than the options say.
  ///
  /// From left to right if its author wants that and it fits, else from top to bottom, else as a list of
  /// the arrows; every arrow's label is legible in each.
  public func lines(_ options: RenderingOptions) -> [StyledLine] {
    let chart = shown(options.glyphs)
    if direction == .leftToRight {
      for place in RowLayout.LabelPlace.allCases {
        if let lines = RowLayout.lines(chart, place: place, options) { return lines }
      }
    }
    return ColumnLayout.lines(chart, options) ?? chart.list(options)
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
      }
    )
  }

  /// The arrows below the node that they leave.
  private func list(_ options: RenderingOptions) -> [StyledLine] {
    nodes.indices.flatMap { index in
      let node = nodes[index]
      let name = node.label.wrapped(to: options.width).map { StyledLine($0, node.role) }
      return name + edges.filter { $0.source == index }.flatMap { arrow(of: $0, options) }
    }
  }

  private func arrow(of edge: Edge, _ options: RenderingOptions) -> [StyledLine] {
    let arrow = "\(options.glyphs.arrow) \(nodes[edge.target].label)"
    let text = edge.label.isEmpty ? arrow : "\(edge.label) \(arrow)"
    let indent = options.width > 12 ? "  " : ""
    return (indent + text).wrapped(to: options.width, hangingIndent: indent.isEmpty ? 0 : 4)
      .map { StyledLine($0) }
  }
}
