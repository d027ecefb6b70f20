import Wire

/// Puts an exam to a compiled kata and judges the answers.
///
/// A crash costs the check it happens in and no more: the next check gets fresh processes.
package struct Examination {
  private let exam: Exam
  private let subject: Subject
  private let reference: Subject
  private let forecasts: Forecasts?
  private let answers: ReferenceAnswers?
  private let hasIdleCore: Bool
  private let cancellation: Cancellation?

  /// An examination that follows `forecasts` where it explores, or finds everything out itself; the reference
  /// is not asked again what is among the `answers`, and a core that this leaves idle works for the subject.
  package init(
    _ exam: Exam,
    subject: Subject,
    reference: Subject,
    forecasts: Forecasts? = nil,
    answers: ReferenceAnswers? = nil,
    hasIdleCore: Bool = false,
    cancellation: Cancellation? = nil
  ) {
    self.exam = exam
    self.subject = subject
    self.reference = reference
    self.forecasts = forecasts
    self.answers = answers
    self.hasIdleCore = hasIdleCore
    self.cancellation = cancellation
  }

  /// The judgement, once every check has been run or the learner has stopped it.
  ///
  /// `progress` is called before each check, and now and then during an exhaustive one.
  package func run(progress: (Check, Coverage?) -> Void = { _, _ in }) -> Verdict {
    let start = ContinuousClock.now
    var results: [CheckResult] = []
    var printed = ""
    var interruption: Verdict.NotJudged?
    do throws(ExamFailure) {
      var sides = try startBoth(isShared: hasIdleCore && answers?.know(reference) == true)
      defer { printed += sides.subject.printed }
      for check in exam.checks {
        progress(check, nil)
        let refused = results.filter { !$0.outcome.isFavourable }.map(\.check.id)
        let outcome = try answer(check, sides, refused: Set(refused)) { progress(check, $0) }
        results.append(CheckResult(check: check, outcome: outcome))
        if outcome.isFavourable { continue }
        // A program that hangs hangs in most checks: waiting for each would try the learner's patience.
        if case .ended(let failure, _) = outcome, failure.isSlow { break }
        printed += sides.subject.printed
        sides = try startBoth()
      }
    } catch {
      interruption = Self.reason(error)
    }
    let isPassed = results.allSatisfy(\.outcome.isFavourable)
    let isCovered = results.allSatisfy { if case .cut = $0.outcome { false } else { true } }
    if isPassed, !isCovered, interruption == nil { interruption = .notCovered }
    for check in exam.checks.dropFirst(results.count) {
      results.append(CheckResult(check: check, outcome: .notRun))
    }
    return Verdict(
      kata: exam.kata,
      outcome: interruption.map { .notJudged($0) } ?? (isPassed ? .passed : .notPassed),
      checks: results,
      printed: printed,
      time: .now - start
    )
  }

  // MARK: - One check

  private typealias Sides = (subject: SubjectSide, reference: ReferenceSide)

  private func answer(
    _ check: Check,
    _ sides: Sides,
    refused: Set<Check.ID>,
    progress: (Coverage) -> Void
  ) throws(ExamFailure) -> CheckResult.Outcome {
    let lockStep = LockStep(subject: sides.subject, reference: sides.reference)
    switch check.question {
    case .scenario, .steps:
      let events = check.scriptedEvents
      try lockStep.send(events, parts: check.parts)
      for count in 0...events.count {
        switch try lockStep.next() {
        case .pair(let pair) where pair.disagreement(by: check, after: count) == nil: continue
        case .pair: return .failed(try counterexample(events, check, coverage: nil))
        case .ended(let failure): return try ending(failure, in: [events], check)
        }
      }
      return .passed(nil)
    case .accepting, .finding, .breaking: return .notRun
    case .together: return try company(lockStep, refused: refused)
    case .exhaustive(let exploration):
      let explorer = Explorer(exploration, by: check.yardstick)
      switch try outcome(of: explorer, check, lockStep, progress: progress) {
      case .agreed(let coverage): return .passed(coverage)
      case .cut(let coverage): return .cut(coverage)
      case .counterexample(let script, let coverage):
        return .failed(try counterexample(script, check, coverage: coverage))
      case .ended(let failure, let scripts, _):
        return try ending(failure, in: scripts, check)
      }
    }
  }

  /// Puts the exam's scripts to two features at once.
  ///
  /// What goes wrong alone as well is its own check's business, and what fresh processes do not show again
  /// was left behind by an earlier script.
  private func company(
    _ sides: LockStep,
    refused: Set<Check.ID>
  ) throws(ExamFailure) -> CheckResult.Outcome {
    let neighbours = Neighbours(exam, without: refused)
    let departures: [Neighbours.Departure]
    switch try neighbours.departures(sides) {
    case .success(let found): departures = found
    case .failure(let failure):
      return .ended(failure, Counterexample.Trace(script: [], readings: []))
    }
    var seen: Set<Check.ID> = []
    for departure in departures where seen.insert(departure.pair.check.id).inserted {
      func example(
        isAccompanied: Bool
      ) throws(ExamFailure) -> (trace: Counterexample.Trace, disagreement: Disagreement)? {
        let fresh = try startBoth()
        let sides = LockStep(subject: fresh.subject, reference: fresh.reference)
        return try neighbours.example(of: departure.pair, isAccompanied: isAccompanied, sides)
      }
      guard try example(isAccompanied: false) == nil else { continue }
      let found = try example(isAccompanied: true)
      let beside = departure.pair.beside.prefix(found?.trace.script.count ?? 0).map(\.subject)
      var fingerprint = StableHash("\(departure.pair.check.id)")
      fingerprint.combine("\(departure.count)")
      return .failed(
        Counterexample(
          trace: found?.trace ?? .init(script: [], readings: []),
          disagreement: found.map { .shared(beside: beside, $0.disagreement) } ?? .unrepeatable,
          coverage: nil,
          fingerprint: fingerprint.description
        )
      )
    }
    return .passed(nil)
  }

  /// Follows the forecast where there is one.
  ///
  /// Where the learner's side goes other ways, everything is found out anew: a counterexample is to be the shortest.
  private func outcome(
    of explorer: Explorer,
    _ check: Check,
    _ sides: LockStep,
    progress: (Coverage) -> Void
  ) throws(ExamFailure) -> Explorer.Outcome {
    guard let forecast = try forecasts?.forecast(for: check, of: exam, reference, cancellation)
    else { return try explorer.run(sides, progress: progress) }
    let suspicion: Explorer.Following
    switch try explorer.follow(forecast, sides, progress: progress) {
    case .agreed(let coverage):
      return try explorer.walk(sides, through: forecast.graph, after: coverage)
    case .cut(let coverage): return .cut(coverage)
    case .ended(let failure, let scripts, let coverage) where failure.isSlow:
      return .ended(failure, in: scripts, coverage)
    case let following: suspicion = following
    }
    var sides = sides
    let isAlive = if case .ended = suspicion { false } else { try sides.skip() }
    if !isAlive {
      let fresh = try startBoth()
      sides = LockStep(subject: fresh.subject, reference: fresh.reference)
    }
    let outcome = try explorer.run(sides, progress: progress)
    switch (outcome, suspicion) {
    case (.agreed, .differed(let run, let coverage)), (.cut, .differed(let run, let coverage)):
      let shortest = try explorer.shortened(run, of: forecast.graph.events, sides)
      return .counterexample(forecast.graph.events.events(shortest.steps), coverage)
    case (.agreed, .ended(let failure, let scripts, let coverage)),
      (.cut, .ended(let failure, let scripts, let coverage)):
      return .ended(failure, in: scripts, coverage)
    default: return outcome
    }
  }

  /// Runs a script again on fresh processes: what is shown is what happens from the start.
  private func counterexample(
    _ script: [Event],
    _ check: Check,
    coverage: Coverage?
  ) throws(ExamFailure) -> Counterexample {
    let sides = try startBoth()
    let parts = check.parts.union([.state, .actions, .actionStates, .pending])
    let lockStep = LockStep(subject: sides.subject, reference: sides.reference)
    try lockStep.send(script, parts: parts)
    var trace = Counterexample.Trace(script: [], readings: [])
    var disagreement = Disagreement.unrepeatable
    var fingerprint = StableHash()
    for stimulus in script { fingerprint.combine("\(stimulus.subject)") }
    for count in 0...script.count {
      guard case .pair(let pair) = try lockStep.next() else { break }
      trace.script = script.prefix(count).map(\.subject)
      if let reading = pair.reading {
        trace.readings.append(reading)
        let expected = pair.expectedReading ?? reading
        for part in check.yardstick.seen(in: reading, beside: expected) {
          fingerprint.combine(part)
        }
      }
      guard let found = pair.disagreement(by: check, after: count) else { continue }
      disagreement = found
      if case .expectation(let expectation, let found) = found {
        fingerprint.combine("\(expectation)")
        fingerprint.combine(found)
      }
      break
    }
    return Counterexample(
      trace: trace,
      disagreement: disagreement,
      coverage: coverage,
      fingerprint: fingerprint.description
    )
  }

  /// Finds the script and the stimulus that the subject ended in, by running the candidates again, each
  /// answer sent at once.
  private func ending(
    _ failure: SubjectFailure,
    in scripts: [[Event]],
    _ check: Check
  ) throws(ExamFailure) -> CheckResult.Outcome {
    let subject = try startSubject()
    for script in scripts.map({ $0.map(\.subject) }) {
      var readings: [Reading] = []
      do throws(SubjectFailure) {
        try subject.send(Request(script: script, parts: .all, isEager: true))
        for _ in 0...script.count { readings.append(try subject.reading()) }
      } catch {
        if error == .cancelled { throw .cancelled }
        let script = Array(script.prefix(readings.count))
        return .ended(error, Counterexample.Trace(script: script, readings: readings))
      }
    }
    return .ended(failure, Counterexample.Trace(script: [], readings: []))
  }

  // MARK: - Processes

  /// A subject whose scripts are shared by two processes is one that is expected to answer them all.
  private func startBoth(isShared: Bool = false) throws(ExamFailure) -> Sides {
    let ours: ReferenceSide
    do throws(SubjectFailure) {
      ours = try ReferenceSide(reference, answers: answers, cancellation: cancellation)
    } catch {
      throw .reference(error)
    }
    let theirs: SubjectSide
    do throws(SubjectFailure) {
      theirs = try SubjectSide(subject, isShared: isShared, cancellation: cancellation)
    } catch {
      throw .start(error)
    }
    do throws(SubjectFailure) {
      try ours.greet()
    } catch {
      throw .reference(error)
    }
    return (theirs, ours)
  }

  private func startSubject() throws(ExamFailure) -> SubjectProcess {
    do throws(SubjectFailure) {
      return try SubjectProcess(subject, cancellation: cancellation)
    } catch {
      throw .start(error)
    }
  }

  private static func reason(_ failure: ExamFailure) -> Verdict.NotJudged {
    switch failure {
    case .cancelled, .start(.cancelled), .reference(.cancelled): .cancelled
    case .start(let failure): .doesNotStart(failure)
    case .reference(let failure): .fault(.reference(failure))
    }
  }
}

extension CheckResult.Outcome {
  /// Whether nothing wrong was found.
  fileprivate var isFavourable: Bool {
    switch self {
    case .passed, .cut, .reached: true
    case .failed, .ended, .notRun: false
    }
  }
}

extension LockStep.Pair {
  /// The reference's word first, then what the scenario itself expects.
  fileprivate func disagreement(by check: Check, after count: Int) -> Disagreement? {
    if let found = disagreement(by: check.yardstick) { return found }
    guard case .steps(let steps) = check.question else { return nil }
    guard let reading else { return .unreadable }
    return steps.expectations(after: count).lazy.compactMap { expectation in
      expectation.shown(in: reading).map { .expectation(expectation, found: $0) }
    }.first
  }
}
