/// What an exploration has covered, so that a "passed" says how much it means.
package struct Coverage: Sendable, Hashable {
  /// Every sequence of at most this many stimuli.
  package var bound: Int
  /// How many such sequences there are; `nil` where the number does not fit.
  package var sequences: Int?
  /// Places that differ in state or in what is pending, found on the way.
  package var states: Int
  /// Stimuli that each side was really given: sequences that lead to a known place are not gone on with.
  package var stimuli: Int
  package var time: Duration
}
