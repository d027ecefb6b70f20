import Examiner
import Workbook

extension AllowedFeedback {
  /// The same in the examiner's words.
  var level: FeedbackLevel {
    switch self {
    case .verdict: .verdict
    case .title: .title
    case .full: .full
    }
  }
}

extension Course {
  /// The most that the instructor lets a verdict on a kata tell.
  func feedbackCap(on kata: Kata) -> FeedbackCap {
    FeedbackCap(feedback?.level ?? .full).lowered(
      to: FeedbackCap(
        kata.feedback.all?.level ?? .full,
        checks: kata.feedback.checks.mapValues(\.level)
      )
    )
  }
}
