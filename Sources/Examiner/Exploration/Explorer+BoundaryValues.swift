import Wire

extension Explorer {
  /// How many stimuli go into values that nobody listed.
  private static let variedStimuli = 8000
  /// The ways that each value takes for certain: the first few places.
  private static let fewestWays = 48

  /// Scripts in which another value stands for one that the exploration names, as one script for each step
  /// that is possible at the first places; then in every second step alone, so that the two meet.
  func variations(
    of graph: PlaceGraph,
    _ events: inout EventTable
  ) -> (values: Int, runs: [Request.Run]) {
    let listed = graph.events.all
    let replaceable = listed.map(\.replaceable)
    var values: [Tree] = []
    for value in replaceable.joined() where !values.contains(value) { values.append(value) }
    let others = values.reduce(0) { $0 + BoundaryValues.of($1).count }
    let ways = max(Self.fewestWays, Self.variedStimuli / max(1, 2 * others))
    var tour = Tour(through: graph.beginning(ways: ways))
    let scripts = tour.next(stimuli: ways).map(\.steps)
    var (count, runs): (Int, [Request.Run]) = (0, [])
    for value in values {
      let carriers = replaceable.map { $0.contains(value) }
      let touched = scripts.filter { $0.contains { carriers[Int($0)] } }
      for other in BoundaryValues.of(value) {
        count += 1
        let varied = zip(listed, carriers).map { event, isCarrier in
          isCarrier ? events.position(of: event.replacing(value, with: other)) : nil
        }
        for script in touched {
          var isTurn = false
          let mixed = script.map { step in
            if carriers[Int(step)] { isTurn.toggle() }
            return isTurn ? step : varied[Int(step)] ?? step
          }
          for steps in [script.map { varied[Int($0)] ?? $0 }, mixed] {
            runs.append(Request.Run(steps: steps, quiet: 0))
          }
        }
      }
    }
    return (count, runs)
  }
}
