import Wire

extension Explorer {
  /// How many stimuli go into values that nobody listed.
  private static let variedStimuli = 8000
  /// The ways that each value takes for certain: the first few places.
  private static let fewestWays = 66
  /// How many scripts go one step further behind a value: more would take longer than all else.
  private static let continuedWays = 8

  /// Scripts in which another value stands for one that the exploration names, as one script for each step
  /// that is possible at the first places; then in every second step alone, so that the two meet.
  func variations(
    of graph: PlaceGraph,
    _ events: inout EventTable
  ) -> (values: Int, scripts: [[UInt16]]) {
    let listed = graph.events.all
    let replaceable = listed.map(\.replaceable)
    var values: [Tree] = []
    for value in replaceable.joined() where !values.contains(value) { values.append(value) }
    let others = values.map { BoundaryValues.of($0, among: values) }
    let ways = max(
      Self.fewestWays,
      Self.variedStimuli / max(1, 2 * others.reduce(0) { $0 + $1.count })
    )
    var tour = Tour(through: graph.beginning(ways: ways))
    let known = tour.next(stimuli: ways).map(\.steps)
    let answered = listed.map(\.answered)
    var (count, scripts): (Int, [[UInt16]]) = (0, [])
    for (value, others) in zip(values, others) {
      let everywhere = replaceable.map { $0.contains(value) }
      let inAnswers = answered.map { $0.contains(value) }
      for other in others {
        count += 1
        for (carriers, isAnswer) in [(everywhere, false), (inAnswers, true)] {
          let varied = zip(listed, carriers).map { event, isCarrier in
            guard isCarrier else { return nil as UInt16? }
            return events.position(
              of: isAnswer
                ? event.answering(other, for: value) : event.replacing(value, with: other)
            )
          }
          let touched =
            known.filter { $0.contains { carriers[Int($0)] } }
            + graph.continuations(after: carriers, ways: Self.continuedWays)
          scripts += touched.flatMap { Self.versions(of: $0, varied) }
        }
      }
    }
    return (count, scripts)
  }

  /// The script with each step that is varied in its other form, and with every second one of them alone.
  private static func versions(of script: [UInt16], _ varied: [UInt16?]) -> [[UInt16]] {
    var isTurn = false
    let mixed = script.map { step in
      guard let other = varied[Int(step)] else { return step }
      isTurn.toggle()
      return isTurn ? step : other
    }
    return [script.map { varied[Int($0)] ?? $0 }, mixed]
  }
}
