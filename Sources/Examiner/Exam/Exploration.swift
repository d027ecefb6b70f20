package import Wire

/// Every sequence of at most `bound` steps, each one of those that are possible where it is taken.
package struct Exploration: Sendable {
  /// What a user or a parent can do at any time, until the screen goes away.
  package var alphabet: [Event]
  /// What the world can do, which depends on what waits for it.
  package var environment: Environment
  package var bound: Int
  /// Up to this length a sequence is walked even where it leads to a place seen before, which finds
  /// features that remember something outside their state.
  package var unprunedBound: Int
  /// How many random sequences of the full length are walked to their ends besides.
  package var walks: Int
  /// Whether values that nobody listed take the place of the alphabet's in further sequences.
  ///
  /// Only a contract that says nothing of other values has a reason to go without.
  package var variesValues: Bool
  /// Where the bound is not reached by then, the exam says how far it came, and passes nobody.
  package var timeLimit: Duration

  package init(
    events: [Event],
    environment: Environment = Environment(),
    bound: Int,
    unprunedBound: Int = 0,
    walks: Int = 40,
    variesValues: Bool = true,
    timeLimit: Duration = .seconds(10)
  ) {
    alphabet = events
    self.environment = environment
    self.bound = bound
    self.unprunedBound = unprunedBound
    self.walks = walks
    self.variesValues = variesValues
    self.timeLimit = timeLimit
  }

  /// The same stimuli for the subject and for the reference.
  package init(
    alphabet: [Stimulus],
    environment: Environment = Environment(),
    bound: Int,
    unprunedBound: Int = 0,
    walks: Int = 40,
    variesValues: Bool = true,
    timeLimit: Duration = .seconds(10)
  ) {
    self.init(
      events: alphabet.map { Event($0) },
      environment: environment,
      bound: bound,
      unprunedBound: unprunedBound,
      walks: walks,
      variesValues: variesValues,
      timeLimit: timeLimit
    )
  }

  /// What can happen where the reference, and with it the subject, has just been read.
  ///
  /// `found` is given where the subject may wait for more than the reference does: a stale answer is
  /// only dangerous to a subject that still waits for it.
  func possible(after expected: Reading, found: Reading?) -> [Event] {
    let isDismissed = expected.isReleased != nil
    return (isDismissed ? [] : alphabet)
      + environment.possible(in: [expected] + [found].compactMap { $0 }, isDismissed: isDismissed)
  }
}

/// One thing that happens to both sides, each told in its own words.
package struct Event: Hashable, Sendable {
  package var subject: Stimulus
  package var reference: Stimulus

  package init(subject: Stimulus, reference: Stimulus) {
    self.subject = subject
    self.reference = reference
  }

  package init(_ stimulus: Stimulus) {
    self.init(subject: stimulus, reference: stimulus)
  }
}
