/// What an exploration has covered, so that a "passed" says how much it means.
package struct Coverage: Sendable, Hashable, Codable {
  /// Every sequence of at most this many stimuli.
  package var bound = 0
  /// How many such sequences there are; `nil` where the number does not fit.
  package var sequences: Int? = 0
  /// Places that differ in state or in what is pending, found on the way.
  package var states = 0
  /// Stimuli that each side was really given: sequences that lead to a known place are not gone on with.
  package var stimuli = 0
  /// Random sequences of the full length that were walked to their ends besides.
  package var walks = 0
  /// Whether places were told apart by the properties that the kata asks for alone, because the
  /// learner's state remembers so much more that none came twice.
  package var isProjected = false
  package var time = Duration.zero
}
