/// A question with options: one of them is right, or the choice is open.
public struct Choice: Hashable, Sendable {
  /// One answer to pick.
  public struct Option: Hashable, Sendable {
    /// What the learner reads before choosing.
    public let text: Markdown
    /// Whether this is the right answer; in an open choice, whether it is one of the better ones.
    public let isRight: Bool
    /// Why it is right or wrong, shown after it was chosen; in an open choice, what it gains and costs.
    public let explanation: Markdown
  }

  /// Whether each option has something for it: any number may be marked, and all are explained at once.
  public let isOpen: Bool
  /// The name in its step.
  public let id: Block.ID
  /// What the learner is asked.
  public let question: Markdown
  /// At least two, in the order of the file.
  public let options: [Option]
}
