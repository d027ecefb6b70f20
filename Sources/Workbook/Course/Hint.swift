/// One level of help with a kata.
public struct Hint: Hashable, Sendable {
  /// What the level is about.
  public let title: String
  /// The help itself.
  public let text: Markdown
}
