/// How the arrows of a flowchart run when its boxes stand in one line, in the order of the source.
struct EdgePlan {
  /// An arrow that runs beside the boxes.
  struct Lane {
    let edge: Flowchart.Edge
    /// Whether the arrow leads to a box before its own, or to its own.
    let leadsBack: Bool
  }

  /// One end of a lane at a box.
  struct Port: Hashable {
    let lane: Int
    let isSource: Bool
  }

  /// By box, the arrow from it straight to the next; nil where there is none.
  let direct: [Flowchart.Edge?]
  /// The other arrows in the order of the source.
  let lanes: [Lane]

  init(_ chart: Flowchart) {
    var direct: [Flowchart.Edge?] = Array(repeating: nil, count: chart.nodes.count)
    var lanes: [Lane] = []
    for edge in chart.edges {
      if edge.target == edge.source + 1, direct[edge.source] == nil {
        direct[edge.source] = edge
      } else {
        lanes.append(Lane(edge: edge, leadsBack: edge.target <= edge.source))
      }
    }
    self.direct = direct
    self.lanes = lanes
  }

  /// The ends at a box of those lanes that satisfy a condition, in an order that avoids crossings.
  ///
  /// Ends that lead to earlier boxes come first, the nearest before the farthest; then those of lanes
  /// from the box to itself; then those that lead to later boxes, the farthest before the nearest.
  func ports(of box: Int, where isIncluded: (Lane) -> Bool = { _ in true }) -> [Port] {
    var ports: [(port: Port, rank: Rank)] = []
    for (index, lane) in lanes.enumerated() where isIncluded(lane) {
      let edge = lane.edge
      if edge.source == box {
        let rank = rank(of: index, from: box, to: edge.target)
        ports.append((Port(lane: index, isSource: true), rank))
      }
      if edge.target == box {
        let rank = rank(of: index, from: box, to: edge.source)
        ports.append((Port(lane: index, isSource: false), rank))
      }
    }
    return ports.enumerated()
      .sorted {
        $0.element.rank == $1.element.rank
          ? $0.offset < $1.offset : $0.element.rank < $1.element.rank
      }
      .map(\.element.port)
  }

  /// What orders the ends at a box: first how far they lead, then which lane they belong to.
  private typealias Rank = (distance: Int, lane: Int)

  private func rank(of lane: Int, from box: Int, to other: Int) -> Rank {
    let far = direct.count
    // Lanes between the same two boxes leave one in the reverse of the order in which they enter the other.
    if other > box { return (far - (other - box), -lane) }
    return (other == box ? 0 : box - other - far, lane)
  }

  /// For stretches along the boxes, how far out each must run so that no two lie on each other.
  ///
  /// Short ones run inside long ones. The result has 0 for the innermost.
  static func depths(of stretches: [ClosedRange<Int>]) -> [Int] {
    var depths = Array(repeating: 0, count: stretches.count)
    let order = stretches.indices.sorted {
      (stretches[$0].count, $0) < (stretches[$1].count, $1)
    }
    for (place, index) in order.enumerated() {
      let inner = order[..<place].filter { stretches[$0].overlaps(stretches[index]) }
      depths[index] = inner.map { depths[$0] + 1 }.max() ?? 0
    }
    return depths
  }
}
