import Wire

/// The places that an exploration has found, and where each event leads from them.
struct PlaceGraph: Sendable {
  var events = EventTable()
  var nodes: [Node] = []

  /// Whether no more events can be named: positions have two bytes.
  private(set) var isFull = false

  /// Adds a place.
  mutating func add(steps: [UInt16], state: Tree, place: StableHash, possible: [Event]) {
    let positions = possible.compactMap { events.position(of: $0) }
    if positions.count < possible.count { isFull = true }
    nodes.append(Node(steps: steps, state: state, place: place, possible: positions))
  }

  /// A place, by the first script that leads there.
  struct Node: Sendable {
    var steps: [UInt16]
    /// The reference's state there.
    var state: Tree
    /// What tells the place from others, on the reference's side.
    var place: StableHash
    /// The events that can happen there.
    var possible: [UInt16]
    /// The places that they lead to, for as many as were tried.
    var successors: [Int] = []

    var isTried: Bool { successors.count == possible.count }
  }

  /// How many sequences of at most `bound` stimuli start at the first place, the empty one included.
  ///
  /// A place whose successors are not known yet lies at the edge and counts as one sequence.
  func sequences(bound: Int) -> Int? {
    var counts = [Int](repeating: 1, count: nodes.count)
    for _ in 0..<bound {
      var next = counts
      for (index, node) in nodes.enumerated() {
        var sum = 1
        for target in node.successors {
          let (total, overflow) = sum.addingReportingOverflow(counts[target])
          if overflow { return nil }
          sum = total
        }
        next[index] = sum
      }
      counts = next
    }
    return counts.first ?? 1
  }

  /// A script that chance picks, at each place among what is possible there.
  ///
  /// It ends early where nothing can happen any more.
  func walk(
    length: Int,
    using chance: inout some RandomNumberGenerator
  ) -> [UInt16] {
    var steps: [UInt16] = []
    var node = 0
    while steps.count < length, !nodes[node].successors.isEmpty {
      let choice = Int.random(in: nodes[node].successors.indices, using: &chance)
      steps.append(nodes[node].possible[choice])
      node = nodes[node].successors[choice]
    }
    return steps
  }

  /// Scripts that go one step further from the first places that lie behind one of these events, by position.
  func continuations(after events: [Bool], ways: Int) -> [[UInt16]] {
    var scripts: [[UInt16]] = []
    for node in nodes where node.steps.contains(where: { events[Int($0)] }) {
      let left = ways - scripts.count
      guard left > 0 else { break }
      scripts += node.possible.prefix(left).map { node.steps + [$0] }
      if node.possible.isEmpty { scripts.append(node.steps) }
    }
    return scripts
  }

  /// The first places alone, with so many ways at the most between them.
  func beginning(ways: Int) -> PlaceGraph {
    var graph = self
    var left = ways
    for index in nodes.indices {
      left -= nodes[index].successors.count
      if left < 0 { graph.nodes[index].successors = [] }
    }
    return graph
  }
}
