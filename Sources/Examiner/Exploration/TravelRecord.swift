import Wire

/// How much of a forecast has been gone through.
struct TravelRecord {
  let forecast: Forecast
  /// Where the learner's side is at each place of the reference's, once it has been there.
  var found: [StableHash?]
  /// Stimuli that each side was given.
  var stimuli = 0

  private let asked: Int
  private let start = ContinuousClock.now
  private var isTaken: [[Bool]]
  private var world = Coverage.World()

  init(_ forecast: Forecast, asked: Int) {
    self.forecast = forecast
    self.asked = asked
    found = [StableHash?](repeating: nil, count: forecast.graph.nodes.count)
    isTaken = forecast.graph.nodes.map { [Bool](repeating: false, count: $0.successors.count) }
  }

  var time: Duration { .now - start }

  mutating func take(_ way: (node: Int, index: Int)) {
    guard !isTaken[way.node][way.index] else { return }
    isTaken[way.node][way.index] = true
    let event = forecast.graph.nodes[way.node].possible[way.index]
    world.count(forecast.graph.events.reference[Int(event)])
  }

  var coverage: Coverage {
    let nodes = forecast.graph.nodes
    let open = nodes.indices.filter { isTaken[$0].contains(false) }
    var coverage = Coverage(asked: asked)
    coverage.bound = open.map { nodes[$0].steps.count }.min() ?? asked
    coverage.sequences = forecast.graph.sequences(bound: coverage.bound)
    coverage.states = Set(nodes.indices.filter { found[$0] != nil }.map { nodes[$0].place }).count
    coverage.untried = open.count { found[$0] != nil }
    coverage.stimuli = stimuli
    coverage.world = world
    coverage.time = time
    return coverage
  }
}
