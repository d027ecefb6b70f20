import Examiner
import Foundation
import HiddenExams
import Wire

/// How many stimuli a second an exploration gives each side of `contador`.
enum ExplorerBenchmark {
  static func run() throws {
    let installation = Installation(environment: ProcessInfo.processInfo.environment)
    let subject = installation.reference("kata:contador")
    for bound in [6, 8, 10] {
      guard var check = HiddenExams.exam(for: "contador")?.checks.last,
        case .exhaustive(var exploration) = check.question
      else { return }
      exploration.bound = bound
      exploration.unprunedBound = bound
      exploration.walks = 0
      check.question = .exhaustive(exploration)
      let exam = Exam(kata: "contador", checks: [check])
      var coverage: Coverage?
      let measurement = Measurement("every sequence up to \(bound)", runs: 5) {
        let verdict = Examination(exam, subject: subject, reference: subject).run()
        if case .passed(let covered)? = verdict.checks.first?.outcome { coverage = covered }
      }
      measurement.report()
      guard let coverage else { return }
      let rate = Double(coverage.stimuli) / (measurement.median / .seconds(1))
      print(
        "    \(coverage.sequences ?? 0) sequences, \(coverage.states) states,"
          + " \(coverage.stimuli) stimuli on each side: \(Int(rate)) stimuli a second"
      )
    }
  }
}
