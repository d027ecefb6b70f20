/// Why a stimulus could not be applied to this subject, in the subject's own names.
package enum Refusal: Hashable, Sendable {
  /// The `Action` has no such case; the cases it has, in declared order.
  case noSuchCase(String, known: [String])
  /// The case exists and carries something else; `found` describes what the stimulus gave.
  case wrongPayload(case: String, expected: String, found: String)
  /// The state has no such property; the ones it has, in declared order.
  case noSuchProperty(String, known: [String])
  /// The model offers no such method; the ones it offers.
  case noSuchMethod(String, known: [String])
  /// The model's property can only be read from outside.
  case readOnly(String)
  /// A property or a method takes something else; `expected` is the type as Swift prints it.
  case wrongValue(name: String, expected: String, found: String)
  /// Nothing on the screen carries the label; the labels that can be touched, in reading order.
  case noSuchElement(String, known: [String])
  /// The element does not take this gesture; `kind` says what it is.
  case wrongGesture(label: String, kind: Screen.Element.Kind)
  case disabledElement(String)
  /// The picker has no option with the label; the options it has, in their order.
  case noSuchChoice(String, of: String, known: [String])
  /// No call with this number waits for an answer; how many wait.
  case noSuchCall(Int, pending: Int)
  /// No pending call asks this; the calls that wait.
  case noSuchWaitingCall(String, waiting: [String])
  /// The call's result has another type.
  case wrongAnswer(call: Int, expected: String, found: String)
  /// The subject offers nothing of this kind: a reducer has no methods to call, a model no actions.
  case unsupported(String)
  /// The subject was dismissed before.
  case dismissed
}
