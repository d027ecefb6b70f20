/// Source that the compiler must refuse: the mistake that the types rule out.
public struct Refusal: Hashable, Sendable {
  /// The name in its step.
  public let id: Block.ID
  /// The modules that the source needs; may be empty.
  public let imports: [String]
  /// The name that the compiler's error must contain.
  public let mentions: String
  /// The Swift source, line by line.
  public let source: [String]
  /// What is shown below the compiler's error.
  public let explanation: Markdown
}
