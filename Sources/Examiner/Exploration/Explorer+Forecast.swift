import Wire

extension Explorer {
  /// What came of following a forecast.
  enum Following {
    /// Every way of the forecast was taken, and it is the learner's as well.
    case agreed(Coverage)
    /// The time limit came first.
    case cut(Coverage)
    /// The places of the two sides are others than the forecast's.
    case strayed
    /// The sides differ after this script, which need not be the shortest.
    case differed(Request.Run, Coverage)
    /// The learner's side stopped answering, in one of these scripts.
    case ended(SubjectFailure, in: [[Event]], Coverage)
  }

  /// Takes every way that a forecast knows, on both sides, in few and long scripts.
  ///
  /// As in an exploration, whatever follows a place is looked at once. The forecast is believed in nothing:
  /// where each step leads, and what can happen there, are read from both sides.
  func follow(
    _ forecast: Forecast,
    _ sides: LockStep,
    progress: (Coverage) -> Void = { _ in }
  ) throws(ExamFailure) -> Following {
    let graph = forecast.graph
    var record = TravelRecord(forecast, asked: exploration.bound)
    var tour = Tour(through: graph)
    var size = BatchSize()
    try sides.send([Request.Run(steps: [], quiet: 0)], of: graph.events, parts: parts)
    switch try sides.next() {
    case .ended(let failure): return .ended(failure, in: [[]], record.coverage)
    case .pair(let pair):
      if let end = arrival(of: pair, at: 0, Request.Run(steps: [], quiet: 0), &record) {
        return end
      }
    }
    while true {
      guard record.time < exploration.timeLimit else { return .cut(record.coverage) }
      let legs = tour.next(stimuli: size.count)
      guard !legs.isEmpty else { return .agreed(record.coverage) }
      let start = ContinuousClock.now
      try sides.send(legs.map(\.run), of: graph.events, parts: parts)
      for (position, leg) in legs.enumerated() {
        for step in leg.known..<leg.ways.count {
          let pair: LockStep.Pair
          switch try sides.next() {
          case .pair(let next): pair = next
          case .ended(let failure):
            let scripts = suspects(leg, from: step, legs[position...].dropFirst(), graph)
            return .ended(failure, in: scripts, record.coverage)
          }
          let run = Request.Run(steps: Array(leg.steps.prefix(step + 1)), quiet: step + 1)
          if let end = arrival(of: pair, at: leg.places[step], run, &record) { return end }
          record.take(leg.ways[step])
        }
        record.stimuli += leg.steps.count
      }
      size.adapt(to: .now - start)
      progress(record.coverage)
    }
  }

  /// Holds what was read at a place against the forecast; `nil` where it is as forecast.
  private func arrival(
    of pair: LockStep.Pair,
    at node: Int,
    _ run: @autoclosure () -> Request.Run,
    _ record: inout TravelRecord
  ) -> Following? {
    if pair.disagreement(by: yardstick) != nil { return .differed(run(), record.coverage) }
    let place = record.forecast.graph.nodes[node]
    guard place.place == StableHash(Reading.place(in: pair.expected)) else { return .strayed }
    let found = pair.isEqual ? place.place : StableHash(Reading.place(in: pair.found))
    if let known = record.found[node] { return known == found ? nil : .strayed }
    record.found[node] = found
    // At the edge of the bound it does not matter what could come next.
    if place.successors.isEmpty, place.steps.count >= exploration.bound { return nil }
    guard let expected = pair.expectedReading, place.isTried else { return .strayed }
    let possible = exploration.possible(
      after: expected,
      found: yardstick.aspects.contains(.waiting) ? nil : pair.reading
    )
    return possible == record.forecast.graph.events.events(place.possible) ? nil : .strayed
  }

  /// The scripts that a learner's side may have stopped in: the shortest to each way that was not
  /// answered, and after them those that were really sent.
  private func suspects(
    _ leg: Tour.Leg,
    from step: Int,
    _ later: ArraySlice<Tour.Leg>,
    _ graph: PlaceGraph
  ) -> [[Event]] {
    let ways = leg.ways[step...] + later.flatMap { $0.ways[$0.known...] }
    let short = ways.map { graph.nodes[$0.node].steps + [graph.nodes[$0.node].possible[$0.index]] }
    return (short + [leg.steps] + later.map(\.steps)).map { graph.events.events($0) }
  }
}

/// How many stimuli a request holds: enough to keep both sides at work, few enough that progress shows
/// and stopping takes effect.
private struct BatchSize {
  private(set) var count = 2048

  mutating func adapt(to time: Duration) {
    if time < .milliseconds(40) {
      count = min(1 << 16, count * 2)
    } else if time > .milliseconds(200) {
      count = max(256, count / 2)
    }
  }
}
