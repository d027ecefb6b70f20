/// A place in a lesson where the learner is sent to a kata.
public struct Assignment: Hashable, Sendable {
  /// The kata to be done.
  public let kata: Kata.ID
  /// What is said here beside the kata's own statement; may be empty.
  public let text: Markdown

  /// An assignment of a kata, with what is said of it.
  public init(kata: Kata.ID, text: Markdown) {
    self.kata = kata
    self.text = text
  }
}
