package import Wire

/// Walks every sequence of stimuli breadth first, in lock step with the reference.
///
/// A place (state and pending work of both sides) that was reached before is not gone on from: whatever
/// follows it has been, or will be, looked at from the first and shortest way there.
package struct Explorer {
  /// How an exploration ended.
  package enum Outcome: Sendable {
    case agreed(Coverage)
    /// The shortest script after which the two sides differ, the first in the alphabet's order.
    case counterexample(Script, Coverage)
    /// The learner's side stopped answering, in one of these scripts: its answers may have been on their way.
    case ended(SubjectFailure, in: [Script], Coverage)
  }

  /// A request holds at most this many scripts, so that progress shows and stopping takes effect.
  private static let batch = 2048

  private let exploration: Exploration
  private let aspects: Aspects

  package init(_ exploration: Exploration, aspects: Aspects) {
    self.exploration = exploration
    self.aspects = aspects
  }

  /// A place, by the first script that leads there.
  private struct Node {
    var steps: [UInt16]
    /// The places that each stimulus of the alphabet leads to.
    var successors: [Int] = []
  }

  func run(
    _ sides: LockStep,
    progress: (Coverage) -> Void = { _ in }
  ) throws(ExamFailure) -> Outcome {
    let start = ContinuousClock.now
    var nodes: [Node] = []
    var known: [[UInt8]: Int] = [:]
    var stimuli = 0
    func coverage(bound: Int) -> Coverage {
      Coverage(
        bound: bound,
        sequences: Self.sequences(nodes.map(\.successors), bound: bound),
        states: known.count,
        stimuli: stimuli,
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
    known[initial.place] = 0

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
          let place = pair.place
          let old = depth >= exploration.unprunedBound ? known[place] : nil
          let node = old ?? nodes.count
          if old == nil {
            nodes.append(Node(steps: run.steps))
            frontier.append(node)
            if known[place] == nil { known[place] = node }
          }
          nodes[way.node].successors.append(node)
        }
        progress(coverage(bound: depth - 1))
      }
      if frontier.isEmpty { break }
    }
    return .agreed(coverage(bound: exploration.bound))
  }

  private func script(of run: Request.Run) -> Script {
    run.steps.map { exploration.alphabet[Int($0)] }
  }

  private func request(for runs: [Request.Run]) -> Request {
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
