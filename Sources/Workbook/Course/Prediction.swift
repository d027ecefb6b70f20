/// A question about a run: the learner answers first, then the run shows who was right.
public struct Prediction: Hashable, Sendable {
  /// The name in its step.
  public let id: Block.ID
  /// What runs.
  public let feature: Feature.ID
  /// The lines that are typed to it, in the notation of the prompt; never empty.
  public let script: [String]
  /// The dotted path of the reading that holds the right answer, such as `state`, `cuenta`.
  public let ask: [String]
  /// What the learner is asked.
  public let question: Markdown
  /// What is shown once an answer was given.
  public let explanation: Markdown
}
