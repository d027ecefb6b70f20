/// A flowchart as its author wrote it: nodes and the arrows between them.
public struct Flowchart: Hashable, Sendable {
  /// The way in which the author wants the first nodes to be followed by the next.
  public enum Direction: String, CaseIterable, Sendable {
    /// From left to right.
    case leftToRight = "LR"
    /// From top to bottom.
    case topDown = "TD"
  }

  /// A box.
  public struct Node: Hashable, Sendable {
    /// The name that arrows refer to.
    public let id: String
    /// What stands in the box.
    public let label: String
    /// The colour of the box; nil leaves it to the terminal.
    public let colour: NamedColour?
  }

  /// An arrow.
  public struct Edge: Hashable, Sendable {
    /// The index of the node that it leaves.
    public let source: Int
    /// The index of the node that it enters.
    public let target: Int
    /// What is written along it; may be empty.
    public let label: String
    /// What it stands for in a live feature; nil where it stands for nothing that happens in one.
    public var way: Way?
    /// Whether it is drawn as one that was just travelled.
    var isTravelled = false
  }

  /// Nodes that belong together.
  public struct Group: Hashable, Sendable {
    /// What stands above them.
    public let title: String
    /// The indices of its nodes, in the order of their first mention; no node is in two groups.
    public let nodes: [Int]
  }

  /// Where the author wants the next nodes to stand.
  public let direction: Direction
  /// The nodes in the order of their first mention; never empty.
  public let nodes: [Node]
  /// The arrows in the order of the source.
  public let edges: [Edge]
  /// The groups in the order of the source; a node need not be in any.
  public let groups: [Group]
}
