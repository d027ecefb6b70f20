/// Gathers the views below a node, each with the node that is already at its position.
@MainActor
struct ChildList {
  private let node: ViewNode
  private let graph: ViewGraph
  private let old: [Int: ViewNode]
  private var new: [ViewNode] = []
  private var occurrences: [AnyHashable: Int] = [:]

  init(of node: ViewNode, in graph: ViewGraph) {
    self.node = node
    self.graph = graph
    old =
      node.children.isEmpty
      ? [:] : Dictionary(uniqueKeysWithValues: node.children.map { ($0.identity, $0) })
  }

  /// Adds a view at the next place, or at a given one.
  mutating func add(_ view: some View, at place: Position.Place? = nil) {
    let place = place ?? .index(new.count)
    new.append(graph.node(for: view, at: place, below: node, among: old))
  }

  /// Adds a view that keeps its position wherever it stands in the list.
  mutating func add(_ view: some View, identifiedBy id: some Hashable) {
    let id = AnyHashable(id)
    let occurrence = occurrences[id, default: 0]
    occurrences[id] = occurrence + 1
    add(view, at: .element(id, occurrence: occurrence))
  }

  /// The nodes in the order of the list; those that were there before and are no longer needed are let go.
  func finish() -> [ViewNode] {
    if old.isEmpty { return new }
    let kept = Set(new.map(\.identity))
    for node in old.values where !kept.contains(node.identity) {
      graph.remove(node)
    }
    return new
  }
}
