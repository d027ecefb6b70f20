import Testing
import Wire

@testable import Examiner

@Suite struct `A reference that has been asked before` {
  private static let exam = Exam(kata: "prueba", checks: [check])
  private static let check = `An exploration of the whole environment`.check(
    [.state, .actions, .waiting, .afterlife],
    bound: 4
  )

  /// What is told of a subject, the reference being this program.
  private func told(
    of id: String,
    by reference: Subject,
    _ answers: ReferenceAnswers?
  ) -> String {
    let verdict = Examination(
      Self.exam,
      subject: Course.installation.reference(id),
      reference: reference,
      answers: answers
    ).run()
    let outcomes = verdict.checks.map { check in
      switch check.outcome {
      case .failed(let example): "\(example.trace.script) \(example.disagreement)"
      case .passed(let coverage): "\(coverage?.states ?? 0) \(coverage?.stimuli ?? 0)"
      case let other: "\(other)"
      }
    }
    return "\(verdict.outcome) \(outcomes)"
  }

  @Test(arguments: ["buscador", "buscador-tardio", "buscador-terco"])
  func `judges as if it were asked anew`(_ id: String) {
    let reference = Course.installation.reference("prueba:buscador")
    let answers = ReferenceAnswers()
    let expected = told(of: "prueba:\(id)", by: reference, nil)
    #expect(told(of: "prueba:\(id)", by: reference, answers) == expected)
    #expect(told(of: "prueba:\(id)", by: reference, answers) == expected)
  }

  @Test func `is not started for what it has said`() throws {
    let reference = Course.installation.reference("prueba:buscador")
    let answers = ReferenceAnswers()
    let request = Request(script: [.dismiss], parts: .all)
    let asked = try ReferenceSide(reference, answers: answers, cancellation: nil)
    try asked.greet()
    try asked.send(request)
    let expected = try (0...1).map { _ in try Array(asked.frame()) }

    let side = try ReferenceSide(reference, answers: answers, cancellation: nil)
    try side.send(request)
    #expect(try (0...1).map { _ in try Array(side.frame()) } == expected)
    #expect(!side.isStarted)
    try side.send(Request(script: [], parts: .all))
    _ = try side.frame()
    #expect(side.isStarted)
  }

  @Test func `answers each request in its turn, whether it is known or not`() throws {
    let reference = Course.installation.reference("prueba:buscador")
    let answers = ReferenceAnswers()
    let requests = [Request(script: [], parts: .all), Request(script: [.dismiss], parts: .state)]
    func frames(_ order: [Int], _ answers: ReferenceAnswers?) throws -> [[UInt8]] {
      let side = try ReferenceSide(reference, answers: answers, cancellation: nil)
      try side.greet()
      for index in order { try side.send(requests[index]) }
      let count = order.reduce(0) { $0 + requests[$1].runs[0].readingCount }
      return try (0..<count).map { _ in try Array(side.frame()) }
    }
    #expect(try frames([0], answers) == frames([0], nil))
    #expect(try frames([1, 0, 1], answers) == frames([1, 0, 1], nil))
  }
}
