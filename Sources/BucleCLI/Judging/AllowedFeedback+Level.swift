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

extension KataFeedback {
  /// What each check may tell, by its id.
  var levels: [String: FeedbackLevel] { checks.mapValues(\.level) }
}
