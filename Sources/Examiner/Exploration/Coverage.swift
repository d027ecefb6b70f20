import Wire

/// What an exploration has covered, so that a "passed" says how much it means.
package struct Coverage: Sendable, Hashable, Codable {
  /// Every sequence of at most this many stimuli.
  package var bound = 0
  /// How many were asked for; more than `bound` where a counterexample or the time limit came first.
  package var asked = 0
  /// How many such sequences there are; `nil` where the number does not fit.
  package var sequences: Int? = 0
  /// Places that differ in state or in what is pending, found on the way.
  package var states = 0
  /// Stimuli that each side was really given: sequences that lead to a known place are not gone on with.
  package var stimuli = 0
  /// Random sequences of the full length that were walked to their ends besides.
  package var walks = 0
  /// Values that nobody listed, each put in the place of one of the alphabet's.
  package var boundaryValues = 0
  /// Short cycles that were gone round several times.
  package var rounds = 0
  /// Ways on from a known place that the world took: how often a call was answered in each possible order, time
  /// passed around a deadline, and the screen went away.
  package var world = World()
  /// Places found whose ways on the time limit left untried.
  package var untried = 0
  /// Whether places were told apart by the properties that the kata asks for alone, because the
  /// learner's state remembers so much more that none came twice.
  package var isProjected = false
  package var time = Duration.zero

  /// How often the environment took a turn.
  package struct World: Sendable, Hashable, Codable {
    package var answers = 0
    package var deadlines = 0
    package var dismissals = 0

    package init(answers: Int = 0, deadlines: Int = 0, dismissals: Int = 0) {
      self.answers = answers
      self.deadlines = deadlines
      self.dismissals = dismissals
    }

    mutating func count(_ stimulus: Stimulus) {
      switch stimulus {
      case .reply, .resolve: answers += 1
      case .advance: deadlines += 1
      case .dismiss: dismissals += 1
      case .send, .set, .call, .interact: break
      }
    }
  }
}
