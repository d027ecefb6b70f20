/// Sources of the lesson's own whose declarations the tool counts, side by side.
public struct Tally: Hashable, Sendable {
  /// The name in its step.
  public let id: Block.ID
  /// Files of the lesson's folder `Live`, in the order of the table's columns; at least one.
  public let files: [String]
  /// What the numbers show, below them.
  public let caption: Markdown

  /// The folder that the files lie in, beside the lesson's text.
  public static let folder = "Live"
}
