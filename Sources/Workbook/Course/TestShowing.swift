/// Tests of the lesson's own, run before the learner's eyes.
public struct TestShowing: Hashable, Sendable {
  /// The name in its step.
  public let id: Block.ID
  /// The programs that run the tests, in the order shown; at least one.
  public let programs: [Feature.ID]
  /// What their outcomes show, below them.
  public let caption: Markdown
}
