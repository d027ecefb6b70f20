/// A question with options, of which exactly one is right.
public struct Choice: Hashable, Sendable {
  /// One answer to pick.
  public struct Option: Hashable, Sendable {
    /// What the learner reads before choosing.
    public let text: Markdown
    /// Whether this is the right answer.
    public let isRight: Bool
    /// Why it is right or wrong, shown after it was chosen.
    public let explanation: Markdown
  }

  /// The name in its step.
  public let id: Block.ID
  /// What the learner is asked.
  public let question: Markdown
  /// At least two, in the order of the file.
  public let options: [Option]
}
