/// Reads the part of Mermaid's flowchart notation that the tool can draw.
///
/// One statement per line: `ID[Label]`, `A -->|label| B` with either end declared in place, `A id@--> B` where
/// the id says what the arrow stands for (`Flowchart.Way`), `style ID fill:#rrggbb,…`, and `subgraph Title` with an `end` of its own, which holds the nodes that are
/// mentioned first between the two; `%%` begins a comment. Source: https://mermaid.js.org/syntax/flowchart.html.
struct FlowchartParser {
  private var nodes: [Flowchart.Node] = []
  private var edges: [Flowchart.Edge] = []
  private var groups: [(title: String, nodes: [Int])] = []
  /// Whether the last of the groups has not ended yet.
  private var isInGroup = false
  private var styles: [(id: String, colour: NamedColour?, position: SourcePosition)] = []

  /// The flowchart of a `mermaid` block; nil after a reported problem.
  static func parse(_ block: FencedBlock, _ diagnostics: inout DiagnosticList) -> Flowchart? {
    let body = block.body
    let lines = body.range.filter { !body[$0].isBlank && !body[$0].trimmed.hasPrefix("%%") }
    guard let first = lines.first, let direction = Flowchart.Direction(header: body[first]) else {
      let position = lines.first.map { body.position($0, of: body[$0].trimmed) } ?? block.position
      diagnostics.report(.flowchartHeader, at: position)
      return nil
    }
    var parser = FlowchartParser()
    for index in lines.dropFirst() {
      parser.take(body[index].trimmed, at: { body.position(index, of: $0) }, &diagnostics)
    }
    if parser.isInGroup { diagnostics.report(.openSubgraph, at: block.position) }
    for style in parser.styles where !parser.nodes.contains(where: { $0.id == style.id }) {
      diagnostics.report(.unknownNode(style.id), at: style.position)
    }
    if parser.nodes.isEmpty { diagnostics.report(.emptyFlowchart, at: block.position) }
    return parser.nodes.isEmpty ? nil : parser.flowchart(direction)
  }

  private func flowchart(_ direction: Flowchart.Direction) -> Flowchart {
    let colours = Dictionary(styles.map { ($0.id, $0.colour) }, uniquingKeysWith: { $1 })
    return Flowchart(
      direction: direction,
      nodes: nodes.map {
        Flowchart.Node(id: $0.id, label: $0.label, colour: colours[$0.id] ?? nil)
      },
      edges: edges,
      groups: groups.map { Flowchart.Group(title: $0.title, nodes: $0.nodes) }
    )
  }

  // MARK: - Statements

  private mutating func take(
    _ line: Substring,
    at position: (Substring) -> SourcePosition,
    _ diagnostics: inout DiagnosticList
  ) {
    let statement = line.last == ";" ? line.dropLast().trimmed : line
    if statement.hasPrefix("style ") {
      takeStyle(statement.dropFirst("style ".count).trimmed, at: position, &diagnostics)
      return
    }
    if !isInGroup, let title = FlowchartScanner.subgraph(statement) {
      groups.append((title, []))
      isInGroup = true
      return
    }
    if isInGroup, statement == "end" {
      isInGroup = false
      return
    }
    var scanner = FlowchartScanner(statement)
    guard let source = scanner.node() else {
      diagnostics.report(.flowchartLine(String(statement)), at: position(statement))
      return
    }
    if scanner.isAtEnd {
      add(source)
      return
    }
    let name = scanner.arrowName()
    guard let label = scanner.arrow(), let target = scanner.node(), scanner.isAtEnd else {
      diagnostics.report(.flowchartLine(String(statement)), at: position(scanner.rest))
      return
    }
    let way = name.flatMap { Flowchart.Way(rawValue: String($0)) }
    if let name, way == nil { diagnostics.report(.unknownWay(String(name)), at: position(name)) }
    edges.append(Flowchart.Edge(source: add(source), target: add(target), label: label, way: way))
  }

  private mutating func takeStyle(
    _ text: Substring,
    at position: (Substring) -> SourcePosition,
    _ diagnostics: inout DiagnosticList
  ) {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else {
      diagnostics.report(.flowchartLine("style \(text)"), at: position(text))
      return
    }
    for property in words[1].split(separator: ",") {
      let parts = property.split(separator: ":", maxSplits: 1)
      guard parts.first?.trimmed == "fill", let value = parts.last?.trimmed else { continue }
      guard let colour = HexColour(value) else {
        diagnostics.report(.malformedColour(String(value)), at: position(value))
        continue
      }
      styles.append((String(words[0]), colour.nearest, position(words[0])))
    }
  }

  /// The node's index; a label given later replaces the bare name given first.
  @discardableResult
  private mutating func add(_ node: FlowchartScanner.Node) -> Int {
    let known = nodes.firstIndex { $0.id == node.id }
    let index = known ?? nodes.count
    let label = node.label ?? known.map { nodes[$0].label } ?? node.id
    let entry = Flowchart.Node(id: node.id, label: label, colour: nil)
    if known == nil {
      nodes.append(entry)
      if isInGroup { groups[groups.count - 1].nodes.append(index) }
    } else {
      nodes[index] = entry
    }
    return index
  }
}

extension Flowchart.Direction {
  /// Reads `flowchart LR`, `flowchart TD` or its other name, `flowchart TB`.
  fileprivate init?(header: Substring) {
    let words = header.trimmed.split(separator: " ")
    guard words.count == 2, words[0] == "flowchart" else { return nil }
    self.init(rawValue: words[1] == "TB" ? "TD" : String(words[1]))
  }
}
