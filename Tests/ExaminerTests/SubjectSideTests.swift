import Testing
import Wire

@testable import Examiner

@Suite struct `Scripts that two processes share` {
  private static let check = `An exploration of the whole environment`.check(
    [.state, .actions, .waiting, .afterlife],
    bound: 4
  )

  /// What a verdict shows of an exploration, without times.
  private func told(
    of id: String,
    _ answers: ReferenceAnswers,
    _ forecasts: Forecasts?,
    isShared: Bool
  ) -> String {
    let verdict = Examination(
      Exam(kata: "prueba", checks: [Self.check]),
      subject: Course.installation.reference("prueba:\(id)"),
      reference: Course.installation.reference("prueba:buscador"),
      forecasts: forecasts,
      answers: answers,
      hasIdleCore: isShared
    ).run()
    return verdict.checks.map { check in
      switch check.outcome {
      case .passed(var coverage?):
        coverage.time = .zero
        return "passed: \(coverage)"
      case .failed(var example):
        example.coverage?.time = .zero
        return "failed: \(example)"
      // What a crash prints has addresses in it.
      case .ended(.crash, let trace): return "crashed: \(trace)"
      case let other: return "\(other)"
      }
    }.joined()
  }

  @Test(arguments: [
    "buscador", "buscador-tardio", "buscador-terco", "buscador-cansado", "buscador-muere",
  ])
  func `are judged as those of one`(_ id: String) {
    for forecasts in [nil, Forecasts()] {
      let answers = ReferenceAnswers()
      let expected = told(of: id, answers, forecasts, isShared: false)
      #expect(told(of: id, answers, forecasts, isShared: true) == expected)
    }
  }

  @Test func `are answered in their order`() throws {
    let subject = Course.installation.reference("prueba:buscador")
    let runs = [[], [0], [], [0, 0]].map { Request.Run(steps: $0, quiet: 0) }
    let request = Request(stimuli: [.dismiss], runs: runs, parts: .all)
    func frames(isShared: Bool) throws -> [[UInt8]] {
      let side = try SubjectSide(subject, isShared: isShared, cancellation: nil)
      try side.send(request)
      try side.send(Request(script: [.dismiss], parts: .all))
      let count = runs.reduce(2) { $0 + $1.readingCount }
      return try (0..<count).map { _ in try Array(side.frame()) }
    }
    #expect(try frames(isShared: true) == frames(isShared: false))
  }
}
