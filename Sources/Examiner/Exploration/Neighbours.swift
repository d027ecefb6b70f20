import Wire

/// Every script of an exam's scenarios beside another of them, for two features in one process.
///
/// The reference is asked the same, so that the two have to do with each other no more than its do.
struct Neighbours {
  struct Pair {
    /// The check whose script it is, which says what is compared.
    var check: Check
    var script: [Event]
    var beside: [Event]
  }

  /// What went differently.
  struct Departure {
    var pair: Pair
    /// After so many stimuli.
    var count: Int
  }

  let pairs: [Pair]

  /// Each script beside the next and beside one from further on; without those that go wrong alone.
  init(_ exam: Exam, without refused: Set<Check.ID>) {
    let scripted = exam.checks.filter { !refused.contains($0.id) }
      .map { ($0, $0.scriptedEvents) }.filter { !$0.1.isEmpty }
    pairs = scripted.indices.flatMap { index in
      Set([1, scripted.count / 2]).sorted().map { distance in
        let beside = scripted[(index + distance) % scripted.count].1
        return Pair(check: scripted[index].0, script: scripted[index].1, beside: beside)
      }
    }
  }

  /// Puts every pair to both sides; the departures, in the order of the exam.
  func departures(_ sides: LockStep) throws(ExamFailure) -> Result<[Departure], SubjectFailure> {
    var events = EventTable()
    let runs = pairs.map { run(of: $0, in: &events, isAccompanied: true) }
    let parts = pairs.reduce(Reading.Parts()) { $0.union($1.check.parts) }
    try sides.send(runs, of: events, parts: parts)
    var departures: [Departure] = []
    for pair in pairs {
      var isDifferent = false
      for count in 0...pair.script.count {
        switch try sides.next() {
        case .ended(let failure): return .failure(failure)
        case .pair(let readings):
          guard !isDifferent, readings.difference(by: pair.check.yardstick) != nil else {
            continue
          }
          isDifferent = true
          departures.append(Departure(pair: pair, count: count))
        }
      }
    }
    return .success(departures)
  }

  /// Puts one pair to both sides, with or without the second feature; how they come apart, and the way there.
  func example(
    of pair: Pair,
    isAccompanied: Bool,
    _ sides: LockStep
  ) throws(ExamFailure) -> (trace: Counterexample.Trace, disagreement: Disagreement)? {
    var events = EventTable()
    let run = run(of: pair, in: &events, isAccompanied: isAccompanied)
    let parts = pair.check.parts.union([.state, .actions, .actionStates, .pending])
    try sides.send([run], of: events, parts: parts)
    var trace = Counterexample.Trace(script: [], readings: [])
    for count in 0...pair.script.count {
      guard case .pair(let readings) = try sides.next() else { return nil }
      trace.script = pair.script.prefix(count).map(\.subject)
      if let reading = readings.reading { trace.readings.append(reading) }
      if let found = readings.difference(by: pair.check.yardstick) { return (trace, found) }
    }
    return nil
  }

  private func run(
    of pair: Pair,
    in events: inout EventTable,
    isAccompanied: Bool
  ) -> Request.Run {
    let steps = pair.script.compactMap { events.position(of: $0) }
    let beside = isAccompanied ? pair.beside.compactMap { events.position(of: $0) } : []
    return Request.Run(steps: steps, quiet: 0, beside: beside)
  }
}

extension LockStep.Pair {
  /// Leaves out who sleeps: the time is one for both features, and so are those who wait for it.
  fileprivate func difference(by yardstick: Yardstick) -> Disagreement? {
    if isEqual { return nil }
    guard var found = reading, var expected = expectedReading else { return .unreadable }
    (found.sleeps, expected.sleeps) = ([], [])
    return yardstick.disagreement(of: found, with: expected)
  }
}
