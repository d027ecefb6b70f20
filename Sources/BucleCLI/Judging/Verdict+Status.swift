import Examiner
import Workbook

extension Verdict {
  var status: ExitCode {
    switch outcome {
    case .passed: .passed
    case .notPassed: .notPassed
    case .notJudged(.fault(.toolchain)), .notJudged(.fault(.build(.timeLimit))),
      .notJudged(.fault(.build(.source))):
      .notJudged
    case .notJudged(.fault): .ourFault
    case .notJudged: .notJudged
    }
  }

  var attempt: KataAttempt.Outcome {
    switch outcome {
    case .passed: .passed
    case .notPassed: .notPassed
    case .notJudged: .notJudged
    }
  }
}
