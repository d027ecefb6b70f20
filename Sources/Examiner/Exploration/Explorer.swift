import Wire

/// Walks every sequence of events breadth first, in lock step with the reference.
///
/// What can happen at a place is what the exploration's alphabet offers, and what the environment can
/// do there: answer the calls that wait, let time pass up to the deadlines that exist.
///
/// A place (state and pending work of both sides) that was reached before is not gone on from: whatever
/// follows it has been, or will be, looked at from the first and shortest way there. That holds for
/// features that keep all they know in their state; random walks to the full length look for others.
package struct Explorer {
  /// How an exploration ended.
  package enum Outcome: Sendable {
    case agreed(Coverage)
    /// The sides agreed as far as the time limit let them be asked.
    case cut(Coverage)
    /// The shortest script after which the two sides differ, the first in the alphabet's order.
    case counterexample([Event], Coverage)
    /// The learner's side stopped answering, in one of these scripts: its answers may have been on their way.
    case ended(SubjectFailure, in: [[Event]], Coverage)
  }

  /// What tells places apart.
  enum Key {
    /// All that either side holds.
    case bothSides
    /// What the reference holds, where a learner's state remembers so much that no place comes twice.
    case reference
  }

  /// A learner's side with more places than this, and many times the reference's, is told apart by the
  /// reference's alone.
  private static let placeLimit = 600

  let exploration: Exploration
  let yardstick: Yardstick

  package init(_ exploration: Exploration, by yardstick: Yardstick) {
    self.exploration = exploration
    self.yardstick = yardstick
  }

  func run(
    _ sides: LockStep,
    progress: (Coverage) -> Void = { _ in }
  ) throws(ExamFailure) -> Outcome {
    let found = try places(sides, progress: progress)
    guard case .agreed(let coverage) = found.outcome else { return found.outcome }
    return try walk(sides, through: found.graph, after: coverage)
  }

  /// The places that can be reached, without the walks.
  func places(
    _ sides: LockStep,
    progress: (Coverage) -> Void = { _ in }
  ) throws(ExamFailure) -> (outcome: Outcome, graph: PlaceGraph) {
    let start = ContinuousClock.now
    let first = try explore(sides, key: .bothSides, since: start, progress: progress)
    let found =
      if let first { first } else {
        try explore(sides, key: .reference, since: start, progress: progress)
      }
    guard let found else { preconditionFailure("the reference's places are not counted out") }
    return found
  }

  /// Returns `nil` where the learner's side turns out to have too many places for this key.
  private func explore(
    _ sides: LockStep,
    key: Key,
    since start: ContinuousClock.Instant,
    progress: (Coverage) -> Void
  ) throws(ExamFailure) -> (outcome: Outcome, graph: PlaceGraph)? {
    var graph = PlaceGraph()
    var known: [[UInt8]: Int] = [:]
    var referencePlaces: Set<[UInt8]> = []
    var tally = Coverage(asked: exploration.bound, isProjected: key == .reference)
    func coverage(bound: Int) -> Coverage {
      var coverage = tally
      coverage.bound = bound
      coverage.sequences = graph.sequences(bound: bound)
      coverage.states = known.count
      coverage.time = .now - start
      return coverage
    }

    try sides.send([Request.Run(steps: [], quiet: 0)], of: graph.events, parts: parts)
    let initial: LockStep.Pair
    switch try sides.next() {
    case .pair(let pair): initial = pair
    case .ended(let failure): return (.ended(failure, in: [[]], coverage(bound: 0)), graph)
    }
    if initial.disagreement(by: yardstick) != nil {
      return (.counterexample([], coverage(bound: 0)), graph)
    }
    try add(initial, after: [], to: &graph)
    known[initial.place(key)] = 0

    var batchSize = BatchSize()
    var frontier = [0]
    for depth in stride(from: 1, through: exploration.bound, by: 1) {
      var ways = frontier.flatMap { node in
        graph.nodes[node].possible.map { (node: node, event: $0) }
      }[...]
      frontier = []
      while !ways.isEmpty {
        guard .now - start < exploration.timeLimit, !graph.isFull else {
          tally.untried = graph.nodes.count { !$0.isTried }
          return (.cut(coverage(bound: depth - 1)), graph)
        }
        let batch = ways.prefix(batchSize.count)
        ways = ways.dropFirst(batch.count)
        let runs = batch.map { way in
          let steps = graph.nodes[way.node].steps
          return Request.Run(steps: steps + [way.event], quiet: steps.count + 1)
        }
        let asked = ContinuousClock.now
        try sides.send(runs, of: graph.events, parts: parts)
        for (index, (way, run)) in zip(batch, runs).enumerated() {
          let pair: LockStep.Pair
          switch try sides.next() {
          case .pair(let next): pair = next
          case .ended(let failure):
            let scripts = runs[index...].map { graph.events.events($0.steps) }
            return (.ended(failure, in: scripts, coverage(bound: depth - 1)), graph)
          }
          tally.stimuli += run.steps.count
          tally.world.count(graph.events.reference[Int(way.event)])
          if pair.disagreement(by: yardstick) != nil {
            let script = graph.events.events(run.steps)
            return (.counterexample(script, coverage(bound: depth - 1)), graph)
          }
          let place = pair.place(key)
          let old = depth >= exploration.unprunedBound ? known[place] : nil
          let node = old ?? graph.nodes.count
          if old == nil {
            try add(pair, after: run.steps, to: &graph)
            frontier.append(node)
            if known[place] == nil { known[place] = node }
          }
          graph.nodes[way.node].successors.append(node)
          if key == .bothSides { referencePlaces.insert(pair.place(.reference)) }
        }
        batchSize.adapt(to: .now - asked)
        progress(coverage(bound: depth - 1))
      }
      if key == .bothSides, known.count > max(Self.placeLimit, 8 * referencePlaces.count) {
        return nil
      }
      if frontier.isEmpty { break }
    }
    return (.agreed(coverage(bound: exploration.bound)), graph)
  }

  /// What is read of both sides: what is compared, and what the environment works on.
  var parts: Reading.Parts {
    let parts = yardstick.aspects.parts
    return exploration.environment.isEmpty ? parts : parts.union(.pending)
  }

  private func add(
    _ pair: LockStep.Pair,
    after steps: [UInt16],
    to graph: inout PlaceGraph
  ) throws(ExamFailure) {
    guard let expected = pair.expectedReading else { throw .reference(.malformed) }
    // Where both must wait for the same, the reference says what that is.
    let found = yardstick.aspects.contains(.waiting) ? nil : pair.reading
    let possible = exploration.possible(after: expected, found: found)
    graph.add(
      steps: steps,
      state: expected.state,
      place: StableHash(Reading.place(in: pair.expected)),
      possible: possible
    )
  }
}

/// How many scripts a request holds: enough to keep both sides at work, few enough that progress shows
/// and stopping takes effect.
private struct BatchSize {
  private(set) var count = 64

  mutating func adapt(to time: Duration) {
    if time < .milliseconds(40) {
      count = min(2048, count * 2)
    } else if time > .milliseconds(200) {
      count = max(16, count / 2)
    }
  }
}
