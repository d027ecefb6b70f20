/// Sources of the lesson's own that the tool looks at, side by side.
public struct Tally: Hashable, Sendable {
  /// What is shown of them.
  public enum Aspect: String, CaseIterable, Sendable {
    /// How many declarations of each kind every file has.
    case declarations
    /// The places in which the second of two files differs from the first.
    case places
  }

  /// The name in its step.
  public let id: Block.ID
  /// Files of the lesson's folder `Live`, in the order of the table's columns; at least one, and two for places.
  public let files: [String]
  /// What is shown.
  public let aspect: Aspect
  /// What it shows, below it.
  public let caption: Markdown

  /// The folder that the files lie in, beside the lesson's text.
  public static let folder = "Live"
}
