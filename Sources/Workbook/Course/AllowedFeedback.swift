/// How much of what a check found an instructor lets a learner see; the tool never tells more.
public enum AllowedFeedback: String, CaseIterable, Hashable, Sendable {
  /// Only whether all checks pass.
  case verdict
  /// Which checks pass.
  case title
  /// Also what led there, what was expected and what came.
  case full
}

/// What the verdict on a kata may tell; the course's own limit holds besides.
public struct KataFeedback: Hashable, Sendable {
  /// For all checks; nil for what the course allows.
  public let all: AllowedFeedback?
  /// For single checks, by their ids.
  public let checks: [String: AllowedFeedback]

  /// Sets the limits; none unless told otherwise.
  public init(all: AllowedFeedback? = nil, checks: [String: AllowedFeedback] = [:]) {
    self.all = all
    self.checks = checks
  }
}
