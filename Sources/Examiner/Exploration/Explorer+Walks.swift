import Wire

extension Explorer {
  /// How many stimuli go into what repeats.
  private static let repeatedStimuli = 2400

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
      graph.walk(length: exploration.bound, using: &chance)
    }
    let varied =
      exploration.variesValues ? variations(of: graph, &events) : (values: 0, scripts: [])
    let rounds = graph.rounds(stimuli: Self.repeatedStimuli)
    let runs = ScriptTree.runs(reading: walks + varied.scripts + rounds)
    guard !runs.isEmpty else { return .agreed(coverage) }
    try sides.send(runs, of: events, parts: parts)
    for (index, run) in runs.enumerated() {
      for count in 0..<run.readingCount {
        switch try sides.next() {
        case .pair(let pair) where pair.disagreement(by: yardstick) == nil: continue
        case .pair:
          let length = run.quiet + count
          let failing = Request.Run(steps: Array(run.steps.prefix(length)), quiet: length)
          let rest = runs[index...].reduce(-count - 1) { $0 + $1.readingCount }
          for _ in 0..<rest { _ = try sides.next() }
          let shortest = try shortened(failing, of: events, sides)
          return .counterexample(events.events(shortest.steps), coverage)
        case .ended(let failure):
          return .ended(failure, in: runs[index...].map { events.events($0.steps) }, coverage)
        }
      }
      coverage.stimuli += run.steps.count
    }
    coverage.walks = walks.count
    coverage.boundaryValues = varied.values
    coverage.rounds = rounds.count
    coverage.time += .now - start
    return .agreed(coverage)
  }

  /// Leaves out stimuli, many at a time and then one by one, for as long as the two sides still differ at the end.
  func shortened(
    _ failing: Request.Run,
    of events: EventTable,
    _ sides: LockStep
  ) throws(ExamFailure) -> Request.Run {
    var shortest = failing
    var size = max(1, failing.steps.count / 2)
    while !shortest.steps.isEmpty {
      let candidates = stride(from: 0, to: shortest.steps.count, by: size).map { start in
        var steps = shortest.steps
        steps.removeSubrange(start..<min(start + size, steps.count))
        return Request.Run(steps: steps, quiet: steps.count)
      }
      try sides.send(candidates, of: events, parts: parts)
      var shorter: Request.Run?
      for candidate in candidates {
        guard case .pair(let pair) = try sides.next() else { return shortest }
        if shorter == nil, pair.disagreement(by: yardstick) != nil { shorter = candidate }
      }
      if let shorter {
        shortest = shorter
      } else if size > 1 {
        size /= 2
      } else {
        return shortest
      }
    }
    return shortest
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
