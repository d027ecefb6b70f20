/// Two live features that the learner drives at once: whatever is done reaches both.
public struct Parallel: Hashable, Sendable {
  /// The name in its step.
  public let id: Block.ID
  /// What runs on the left.
  public let left: Feature.ID
  /// What runs on the right.
  public let right: Feature.ID
  /// Lines worth typing, in the notation of the prompt; may be empty.
  public let suggestions: [String]
  /// What to look for; may be empty.
  public let text: Markdown
}
