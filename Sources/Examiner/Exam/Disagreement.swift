package import Wire

/// Where and how a subject departs from the reference.
package indirect enum Disagreement: Sendable, Hashable, Codable {
  /// A property has another value than expected: `old` is what came, `new` what was expected.
  case state(Tree.Change)
  case actions(expected: [Tree], found: [Tree])
  case effects(expected: [String], found: [String])
  /// So many effects were started where there must be none.
  case started(Int)
  case waiting(expected: [String], found: [String])
  /// Calls that were cancelled and wait all the same.
  case cancelled(expected: [String], found: [String])
  /// What goes on after the screen is gone: calls and sleeps by what they are.
  case orphans(expected: [String], found: [String])
  /// The store or model is held after the screen is gone, by these of its properties where they are known.
  case retained(by: [String])
  case notified(expected: [String], found: [String])
  /// The screen shows something else; a feature without a view shows nothing.
  case picture(expected: Screen?, found: Screen?)
  case bodies(expected: [Screen.BodyCount], found: [Screen.BodyCount])
  /// Tests do not tell right from wrong.
  case tests(TestFinding)
  /// A script does not come to the violation.
  case script(ScriptFinding)
  /// A step of a scenario did not show what it must.
  case expectation(Expectation, found: String)
  /// The subject could not take the stimulus at all.
  case refusal(Refusal)
  /// The subject answered with bytes that are no reading.
  case unreadable
  /// The same script, run again from the start, went right: the feature keeps something outside its state.
  case unrepeatable
  /// It goes right alone, and wrong in the way that is told while another is alive that meets these stimuli.
  case shared(beside: [Stimulus], Disagreement)
}
