/// What leads back to where it began, done again and again.
///
/// A feature that counts outside its state looks the same each time it comes by, and does something else the third or
/// the fifth time.
extension PlaceGraph {
  private static let longestCycle = 3
  private static let repetitions = 6

  /// Scripts that go to a place and then round a short cycle several times, nearest places first; each cycle
  /// once, whatever place it starts at, and no more than so many stimuli in all.
  func rounds(stimuli limit: Int) -> [[UInt16]] {
    var scripts: [[UInt16]] = []
    var seen: Set<[UInt16]> = []
    var count = 0
    for node in nodes.indices {
      for cycle in cycles(at: node) where seen.insert(cycle).inserted {
        let script =
          nodes[node].steps + Array(repeatElement(cycle, count: Self.repetitions).joined())
        count += script.count
        if count > limit { return scripts }
        scripts.append(script)
      }
    }
    return scripts
  }

  /// The events of the short cycles whose first place is this one, shortest first.
  private func cycles(at start: Int) -> [[UInt16]] {
    var found: [[UInt16]] = []
    var open: [(place: Int, steps: [UInt16])] = [(start, [])]
    for _ in 0..<Self.longestCycle {
      var next: [(place: Int, steps: [UInt16])] = []
      for (place, steps) in open {
        for (event, target) in zip(nodes[place].possible, nodes[place].successors) {
          if target == start { found.append(steps + [event]) }
          if target > start { next.append((target, steps + [event])) }
        }
      }
      open = next
    }
    return found
  }
}
