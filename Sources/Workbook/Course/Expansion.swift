/// Source whose macros the compiler expands before the learner's eyes.
public struct Expansion: Hashable, Sendable {
  /// The name in its step.
  public let id: Block.ID
  /// The modules that the source needs; may be empty.
  public let imports: [String]
  /// How those pieces of what the macros wrote begin that are shown; never empty.
  public let pieces: [String]
  /// The Swift source, line by line.
  public let source: [String]
  /// What is shown below what the macros wrote.
  public let explanation: Markdown
}
