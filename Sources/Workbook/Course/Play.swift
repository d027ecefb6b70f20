/// A live feature that the learner drives from the prompt.
public struct Play: Hashable, Sendable {
  /// The name in its step.
  public let id: Block.ID
  /// What runs.
  public let feature: Feature.ID
  /// Lines worth typing, in the notation of the prompt; may be empty.
  public let suggestions: [String]
  /// The cases of `Action` that its trace marks, because they mean something; often none.
  public let news: [String]
  /// What to look for; may be empty.
  public let text: Markdown
}
