public import Foundation

/// The learner's last answer to a question.
public struct Answer: Hashable, Sendable {
  /// The question.
  public let block: Block.ID
  /// What the learner answered, in the words of the prompt.
  public let given: String
  /// Whether that was right.
  public let isRight: Bool
  /// How often the question was answered, this time included.
  public let attempts: Int
  /// When it was answered last.
  public let date: Date
}
