import Wire

/// Scripts that between them take every way of a graph of places, most of them once.
///
/// A script that starts again for every way costs as many stimuli as the way is deep; one that goes on
/// from where it has come to costs one. The next way is the first that is left where the script has
/// come to, or else where a few steps lead; dead ends come last, since a script ends there.
struct Tour {
  /// One script, and the place that each of its steps leads to.
  struct Leg {
    var steps: [UInt16] = []
    var places: [Int] = []
    /// The ways, by the place that they leave and their position there.
    var ways: [(node: Int, index: Int)] = []
    /// How many of the first ways other scripts have taken already.
    var known = 0

    /// The script as it is asked for: what is known is not read again.
    var run: Request.Run { Request.Run(steps: steps, quiet: known + 1) }
  }

  /// So long that starting again costs little, so short that there are batches to be made.
  private static let lengthLimit = 120
  /// Starting again costs about as much as so many stimuli.
  private static let restartCost = 2

  private let graph: PlaceGraph
  /// Each place's ways in the order in which they are best taken.
  private var order: [[Int]]
  private var isTaken: [[Bool]]
  /// How far into `order` everything is taken.
  private var heads: [Int]
  private var firstOpen = 0

  init(through graph: PlaceGraph) {
    self.graph = graph
    isTaken = graph.nodes.map { [Bool](repeating: false, count: $0.successors.count) }
    heads = [Int](repeating: 0, count: graph.nodes.count)
    order = graph.nodes.indices.map { node in
      let successors = graph.nodes[node].successors
      func rank(_ way: Int) -> Int {
        let target = successors[way]
        return target == node ? 0 : graph.nodes[target].successors.isEmpty ? 2 : 1
      }
      return successors.indices.sorted { (rank($0), $0) < (rank($1), $1) }
    }
  }

  /// The next scripts, of so many stimuli in all; none where every way is taken.
  mutating func next(stimuli: Int) -> [Leg] {
    var legs: [Leg] = []
    var count = 0
    while count < stimuli, let leg = next() {
      legs.append(leg)
      count += leg.steps.count
    }
    return legs
  }

  /// The next script, or `nil` where every way is taken.
  private mutating func next() -> Leg? {
    while firstOpen < graph.nodes.count, !isOpen(firstOpen) { firstOpen += 1 }
    guard firstOpen < graph.nodes.count else { return nil }
    var leg = Leg()
    for way in waysFromStart(to: firstOpen) { take(way, in: &leg) }
    while leg.steps.count < Self.lengthLimit {
      let place = leg.places.last ?? 0
      if isOpen(place) {
        take((place, order[place][heads[place]]), in: &leg)
      } else if let detour = waysToOpenPlace(from: place) {
        for way in detour { take(way, in: &leg) }
      } else {
        break
      }
    }
    return leg
  }

  private mutating func isOpen(_ node: Int) -> Bool {
    while heads[node] < order[node].count, isTaken[node][order[node][heads[node]]] {
      heads[node] += 1
    }
    return heads[node] < order[node].count
  }

  private mutating func take(_ way: (node: Int, index: Int), in leg: inout Leg) {
    if isTaken[way.node][way.index], leg.known == leg.ways.count { leg.known += 1 }
    isTaken[way.node][way.index] = true
    leg.steps.append(graph.nodes[way.node].possible[way.index])
    leg.places.append(graph.nodes[way.node].successors[way.index])
    leg.ways.append(way)
  }

  private func waysFromStart(to node: Int) -> [(node: Int, index: Int)] {
    var place = 0
    return graph.nodes[node].steps.compactMap { step in
      guard let index = graph.nodes[place].possible.firstIndex(of: step) else { return nil }
      defer { place = graph.nodes[place].successors[index] }
      return (place, index)
    }
  }

  /// The ways to the nearest place where one is left, if that is nearer than starting again is.
  private mutating func waysToOpenPlace(from start: Int) -> [(node: Int, index: Int)]? {
    let reach = graph.nodes[firstOpen].steps.count + Self.restartCost
    var cameBy: [Int: (node: Int, index: Int)] = [:]
    var front = [start]
    for _ in 0..<reach {
      var next: [Int] = []
      for node in front {
        for (index, target) in graph.nodes[node].successors.enumerated()
        where target != start && cameBy[target] == nil {
          cameBy[target] = (node, index)
          guard !isOpen(target) else { return ways(to: target, from: start, cameBy) }
          next.append(target)
        }
      }
      guard !next.isEmpty, cameBy.count < 256 else { return nil }
      front = next
    }
    return nil
  }

  private func ways(
    to target: Int,
    from start: Int,
    _ cameBy: [Int: (node: Int, index: Int)]
  ) -> [(node: Int, index: Int)] {
    var ways: [(node: Int, index: Int)] = []
    var place = target
    while place != start, let way = cameBy[place] {
      ways.append(way)
      place = way.node
    }
    return ways.reversed()
  }
}
