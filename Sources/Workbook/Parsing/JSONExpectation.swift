/// What a reader of JSON hoped to find at some place.
public enum JSONExpectation: Hashable, Sendable {
  /// Any value.
  case value
  /// A string.
  case string
  /// A string that is not empty.
  case nonEmptyString
  /// A whole number from 1.
  case positiveNumber
  /// Two names.
  case twoNames
  /// A list of strings, at least one.
  case strings
  /// A list of anything, empty or not.
  case array
  /// An object.
  case object
  /// A string per language, under the keys `es` and `en`.
  case localized
  /// One of the characters that structure JSON, such as `:`.
  case mark(String)
  /// The end of the text.
  case end
}
