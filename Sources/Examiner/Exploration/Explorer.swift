package import Wire

/// Walks every sequence of stimuli breadth first, in lock step with the reference.
///
/// A place (state and pending work of both sides) that was reached before is not gone on from: whatever
/// follows it has been, or will be, looked at from the first and shortest way there. That holds for
/// features that keep all they know in their state; random walks to the full length look for others.
package struct Explorer {
  /// How an exploration ended.
  package enum Outcome: Sendable {
    case agreed(Coverage)
    /// The shortest script after which the two sides differ, the first in the alphabet's order.
    case counterexample(Script, Coverage)
    /// The learner's side stopped answering, in one of these scripts: its answers may have been on their way.
    case ended(SubjectFailure, in: [Script], Coverage)
  }

  /// What tells places apart.
  enum Key {
    /// All that either side holds.
    case bothSides
    /// What the reference holds, where a learner's state remembers so much that no place comes twice.
    case reference
  }

  /// A request holds at most this many scripts, so that progress shows and stopping takes effect.
  static let batch = 2048
  /// A learner's side with more places than this, and many times the reference's, is told apart by the
  /// reference's alone.
  private static let placeLimit = 600

  let exploration: Exploration
  let aspects: Aspects

  package init(_ exploration: Exploration, aspects: Aspects) {
    self.exploration = exploration
    self.aspects = aspects
  }

  func run(
    _ sides: LockStep,
    progress: (Coverage) -> Void = { _ in }
  ) throws(ExamFailure) -> Outcome {
    var outcome = try explore(sides, key: .bothSides, progress: progress)
    if outcome == nil { outcome = try explore(sides, key: .reference, progress: progress) }
    guard let outcome else { preconditionFailure("the reference's places are not counted out") }
    guard case .agreed(let coverage) = outcome else { return outcome }
    return try walk(sides, after: coverage)
  }

  /// A place, by the first script that leads there.
  private struct Node {
    var steps: [UInt16]
    /// The places that each stimulus of the alphabet leads to.
    var successors: [Int] = []
  }

  /// Returns `nil` where the learner's side turns out to have too many places for this key.
  private func explore(
    _ sides: LockStep,
    key: Key,
    progress: (Coverage) -> Void
  ) throws(ExamFailure) -> Outcome? {
    let start = ContinuousClock.now
    var nodes: [Node] = []
    var known: [[UInt8]: Int] = [:]
    var referencePlaces: Set<[UInt8]> = []
    var stimuli = 0
    func coverage(bound: Int) -> Coverage {
      Coverage(
        bound: bound,
        sequences: Self.sequences(nodes.map(\.successors), bound: bound),
        states: known.count,
        stimuli: stimuli,
        isProjected: key == .reference,
        time: .now - start
      )
    }

    try sides.send(request(for: [Request.Run(steps: [], quiet: 0)]))
    let initial: LockStep.Pair
    switch try sides.next() {
    case .pair(let pair): initial = pair
    case .ended(let failure): return .ended(failure, in: [[]], coverage(bound: 0))
    }
    if initial.disagreement(in: aspects) != nil {
      return .counterexample([], coverage(bound: 0))
    }
    nodes.append(Node(steps: []))
    known[initial.place(key)] = 0

    var frontier = [0]
    for depth in stride(from: 1, through: exploration.bound, by: 1) {
      let ways = frontier.flatMap { node in
        exploration.alphabet.indices.map { (node: node, stimulus: $0) }
      }
      frontier = []
      for first in stride(from: 0, to: ways.count, by: Self.batch) {
        let batch = ways[first..<min(first + Self.batch, ways.count)]
        let runs = batch.map { way in
          Request.Run(
            steps: nodes[way.node].steps + [UInt16(way.stimulus)],
            quiet: nodes[way.node].steps.count + 1
          )
        }
        try sides.send(request(for: runs))
        for (index, (way, run)) in zip(batch, runs).enumerated() {
          let pair: LockStep.Pair
          switch try sides.next() {
          case .pair(let next): pair = next
          case .ended(let failure):
            return .ended(failure, in: runs[index...].map(script(of:)), coverage(bound: depth - 1))
          }
          stimuli += run.steps.count
          if pair.disagreement(in: aspects) != nil {
            return .counterexample(script(of: run), coverage(bound: depth - 1))
          }
          let place = pair.place(key)
          let old = depth >= exploration.unprunedBound ? known[place] : nil
          let node = old ?? nodes.count
          if old == nil {
            nodes.append(Node(steps: run.steps))
            frontier.append(node)
            if known[place] == nil { known[place] = node }
          }
          nodes[way.node].successors.append(node)
          if key == .bothSides { referencePlaces.insert(pair.place(.reference)) }
        }
        progress(coverage(bound: depth - 1))
      }
      if key == .bothSides, known.count > max(Self.placeLimit, 8 * referencePlaces.count) {
        return nil
      }
      if frontier.isEmpty { break }
    }
    return .agreed(coverage(bound: exploration.bound))
  }

  func script(of run: Request.Run) -> Script {
    run.steps.map { exploration.alphabet[Int($0)] }
  }

  func request(for runs: [Request.Run]) -> Request {
    Request(stimuli: exploration.alphabet, runs: runs, parts: aspects.parts)
  }

  /// How many sequences of at most `bound` stimuli start at the first place, the empty one included.
  ///
  /// A place whose successors are not known yet lies at the edge and counts as one sequence.
  private static func sequences(_ successors: [[Int]], bound: Int) -> Int? {
    var counts = [Int](repeating: 1, count: successors.count)
    for _ in 0..<bound {
      var next = counts
      for (node, targets) in successors.enumerated() {
        var sum = 1
        for target in targets {
          let (total, overflow) = sum.addingReportingOverflow(counts[target])
          if overflow { return nil }
          sum = total
        }
        next[node] = sum
      }
      counts = next
    }
    return counts.first ?? 1
  }
}
