import Examiner
import Foundation
import HiddenExams

/// From a saved file to the verdict, for every kata, with the reference in the learner's place.
enum KataBenchmark {
  /// What the course promises a learner whose machine is warm.
  private static let goal = Duration.milliseconds(600)

  static func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let installation = Installation(environment: environment)
    let builder = KataBuilder(
      installation: installation,
      toolchain: try Toolchain(environment: environment)
    )
    let folder = FileManager.default.temporaryDirectory.appending(path: "bucle-katas")
    defer { try? FileManager.default.removeItem(at: folder) }
    for kata in try CourseKata.all() {
      guard let exam = HiddenExams.exam(for: kata.id) else { continue }
      let desk = try KataDesk(kata, in: folder)
      let answers = ReferenceAnswers()
      var compilations: [Duration] = []
      let check = try Measurement(kata.id, runs: 7) {
        try desk.save()
        let start = ContinuousClock.now
        guard case .built(let built) = try builder.build(desk.sources) else {
          preconditionFailure("the reference of \(kata.id) compiles")
        }
        compilations.append(.now - start)
        let verdict = Examination(
          exam,
          subject: built.subject,
          reference: installation.reference("kata:\(kata.id)"),
          // As in a session in which the kata was checked before.
          forecasts: Forecasts(in: installation.forecasts),
          answers: answers,
          hasIdleCore: ProcessInfo.processInfo.activeProcessorCount > 1
        ).run()
        guard case .passed = verdict.outcome else {
          preconditionFailure("the reference of \(kata.id) passes: \(verdict.outcome)")
        }
      }
      check.report()
      let compilation = Measurement(name: "", times: compilations).median
      print(
        "    compiled and linked in \(Measurement.format(compilation)),"
          + " to the verdict: \(Measurement.ratio(check.median, to: compilation)) of that,"
          + " \(Measurement.ratio(check.median, to: goal)) of the goal"
      )
    }
  }
}
