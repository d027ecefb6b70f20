import Wire

extension Explorer {
  /// How often each value takes the place of each other.
  private static let variationsPerValue = 3
  /// What a single value makes different shows early.
  private static let variationLength = 8

  /// Random scripts of the full length, nothing pruned: they meet features that remember something
  /// outside their state, which look as if they had been here before and have not.
  ///
  /// A walk picks at each step among what is possible at the place where the places known so far say that it is.
  func walk(
    _ sides: LockStep,
    through graph: PlaceGraph,
    after coverage: Coverage
  ) throws(ExamFailure) -> Outcome {
    let start = ContinuousClock.now
    var coverage = coverage
    var chance = SplitMix64(seed: 0)
    var events = graph.events
    let walks = (0..<exploration.walks).map { _ in
      Request.Run(steps: graph.walk(length: exploration.bound, using: &chance), quiet: 0)
    }
    let varied = exploration.variesValues ? variations(of: graph, &events, using: &chance) : []
    let runs = walks + varied
    guard !runs.isEmpty else { return .agreed(coverage) }
    try sides.send(runs, of: events, parts: parts)
    for (index, run) in runs.enumerated() {
      for count in 0..<run.readingCount {
        switch try sides.next() {
        case .pair(let pair) where pair.disagreement(by: yardstick) == nil: continue
        case .pair:
          let failing = Request.Run(steps: Array(run.steps.prefix(count)), quiet: count)
          let rest = runs[index...].reduce(-count - 1) { $0 + $1.readingCount }
          for _ in 0..<rest { _ = try sides.next() }
          let shortest = try shortened(failing, of: events, sides)
          return .counterexample(events.events(shortest.steps), coverage)
        case .ended(let failure):
          return .ended(failure, in: runs[index...].map { events.events($0.steps) }, coverage)
        }
      }
      coverage.stimuli += run.steps.count
      if index < walks.count { coverage.walks += 1 } else { coverage.variedWalks += 1 }
    }
    coverage.time += .now - start
    return .agreed(coverage)
  }

  /// Random scripts in which another value stands for one that the exploration names.
  private func variations(
    of graph: PlaceGraph,
    _ events: inout EventTable,
    using chance: inout SplitMix64
  ) -> [Request.Run] {
    let carriers = graph.events.all.map(\.replaceable)
    var values: [Tree] = []
    for value in carriers.joined() where !values.contains(value) { values.append(value) }
    let length = min(exploration.bound, Self.variationLength)
    var runs: [Request.Run] = []
    for value in values {
      let holds = carriers.map { $0.contains(value) }
      for other in BoundaryValues.of(value) {
        for _ in 0..<Self.variationsPerValue {
          let steps = graph.walk(length: length, meeting: { holds[Int($0)] }, using: &chance)
          let script = graph.events.events(steps).map { $0.replacing(value, with: other) }
          let positions = script.compactMap { events.position(of: $0) }
          if !steps.isEmpty, positions.count == steps.count {
            runs.append(Request.Run(steps: positions, quiet: 0))
          }
        }
      }
    }
    return runs
  }

  /// Leaves out stimuli one by one for as long as the two sides still differ at the end.
  func shortened(
    _ failing: Request.Run,
    of events: EventTable,
    _ sides: LockStep
  ) throws(ExamFailure) -> Request.Run {
    var shortest = failing
    while true {
      let candidates = shortest.steps.indices.map { index in
        var steps = shortest.steps
        steps.remove(at: index)
        return Request.Run(steps: steps, quiet: steps.count)
      }
      try sides.send(candidates, of: events, parts: parts)
      var shorter: Request.Run?
      for candidate in candidates {
        guard case .pair(let pair) = try sides.next() else { return shortest }
        if shorter == nil, pair.disagreement(by: yardstick) != nil { shorter = candidate }
      }
      guard let shorter else { return shortest }
      shortest = shorter
    }
  }
}

/// Chance that is the same in every run: a verdict must not depend on the day.
///
/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014).
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
