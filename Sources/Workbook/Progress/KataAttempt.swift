public import Foundation

/// One judgement of a learner's kata.
public struct KataAttempt: Hashable, Sendable {
  /// How it ended.
  public enum Outcome: String, CaseIterable, Sendable {
    /// Every check passed.
    case passed
    /// Some check did not pass.
    case notPassed
    /// There was no verdict, for a reason that is not the learner's.
    case notJudged
  }

  /// Which kata.
  public let kata: Kata.ID
  /// What was judged.
  public let contentHash: ContentHash
  /// How it ended.
  public let outcome: Outcome
  /// The verdict as JSON, in the examiner's notation.
  public let verdict: String
  /// When it was judged.
  public let date: Date

  /// Describes a judgement that is to be kept.
  public init(
    kata: Kata.ID,
    contentHash: ContentHash,
    outcome: Outcome,
    verdict: String,
    date: Date
  ) {
    self.kata = kata
    self.contentHash = contentHash
    self.outcome = outcome
    self.verdict = verdict
    self.date = date
  }
}
