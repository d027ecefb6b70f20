/// What a screen reader says at one stop: a text, how far something is, or an element with its label and value.
public enum Utterance: Hashable, Sendable {
  /// A text to read, on one line without control characters.
  case text(String)
  /// Work in progress, done to a part from 0 to 1; `nil` where it is not known how far. The label may be empty.
  case progress(label: String, fraction: Double?)
  /// Something to interact with.
  case element(Element)
}
