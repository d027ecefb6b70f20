import Examiner
import Foundation
import HiddenExams
import Testing

/// What every exam of a feature asks of our own solutions.
@Suite struct `A reference solution` {
  @Test(arguments: HiddenExams.catalogue.filter(\.asksFeatures).map(\.kata))
  func `passes its own exam, with what the scenarios themselves expect`(_ kata: String) throws {
    let exam = try #require(HiddenExams.exam(for: kata))
    let installation = Installation(environment: ProcessInfo.processInfo.environment)
    let reference = installation.reference("kata:\(kata)")
    let verdict = Examination(
      exam,
      subject: reference,
      reference: reference,
      forecasts: Forecasts()
    ).run()
    guard case .passed = verdict.outcome else {
      Issue.record("\(verdict)")
      return
    }
  }

  @Test func `of the kata that turns a model into a reducer is given the model that runs`() throws {
    let lesson = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "lessons/04-comparacion-honesta")
    func lines(_ path: String) throws -> [String] {
      try String(contentsOf: lesson.appending(path: path), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let model = try lines("Live/EntradasModel.swift").drop { $0 != "@MainActor" }
    let comment = try lines("del-modelo-al-reducer/Starter/Entradas.swift")
      .drop { $0 != "// @MainActor" }.map { String($0.dropFirst(3)) }
    #expect(comment == Array(model))
  }

  @Test func `of the kata that turns a model into a reducer does what the model does`() throws {
    let installation = Installation(environment: ProcessInfo.processInfo.environment)
    let verdict = Examination(
      HiddenExams.givenModel,
      subject: installation.reference("entradas-modelo"),
      reference: installation.reference("kata:del-modelo-al-reducer")
    ).run()
    guard case .passed = verdict.outcome else {
      Issue.record("\(verdict)")
      return
    }
  }
}

extension Exam {
  /// Whether it compares a feature with its reference: tests and scripts have none.
  fileprivate var asksFeatures: Bool {
    checks.allSatisfy {
      switch $0.question {
      case .scenario, .steps, .together, .exhaustive: true
      case .accepting, .finding, .breaking: false
      }
    }
  }
}
