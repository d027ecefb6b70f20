import Bilingual
import Foundation
import Testing

@testable import Examiner

/// A kata in which the learner writes the tests: the module is given, and the mutants are hidden.
@Suite(.serialized) struct `Tests that a learner writes` {
  private static let module = Caminos()

  @Test func `pass where they accept the right version and find out every mutant`() throws {
    let verdict = try Self.module.verdict(on: Caminos.goodTests)
    #expect(verdict.isPassed, "\(verdict.summary.en)")
    #expect(verdict.mutants == 20)
    print("20 mutants after the compile: \(verdict.time)")
  }

  @Test func `are told how many mutants survive, and what kind of mistake one makes`() throws {
    let verdict = try Self.module.verdict(on: Caminos.lazyTests)
    #expect(!verdict.isPassed)
    #expect(verdict.survivors.count > 5 && verdict.survivors.count < 20)
    let first = try #require(verdict.survivors.first)
    for language in Language.allCases {
      let text = verdict.summary[language]
      #expect(text.contains("\(verdict.survivors.count)") && text.contains("20"))
      #expect(text.hasSuffix(first.mistake[language]) && !text.contains(first.id))
    }
  }

  @Test func `that refuse the right version are told what they say of it`() throws {
    let verdict = try Self.module.verdict(
      on: Caminos.lazyTests.replacing("$0.texto = \"A-B\"", with: "$0.texto = \"A\"")
    )
    guard case .failed(let texts) = verdict.reference else {
      Issue.record("\(verdict.reference)")
      return
    }
    #expect(texts.first?.en.contains("A-B") == true)
    #expect(!verdict.isPassed && verdict.survivors.isEmpty)
  }

  @Test(arguments: [
    "await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }",
    "fatalError(\"adiós\")",
    "exit(0)",
  ])
  func `that do not come to an end are not passed`(_ statement: String) throws {
    let verdict = try Self.module.verdict(
      on: """
        import ComposableArchitecture
        import Glibc
        @testable import Caminos
        func pruebas() async { \(statement) }
        """
    )
    switch verdict.reference {
    case .unfinished, .ended: break
    default: Issue.record("\(verdict.reference)")
    }
    #expect(!verdict.isPassed)
  }

  @Test func `what they print is no verdict`() throws {
    let verdict = try Self.module.verdict(
      on: """
        import ComposableArchitecture
        @testable import Caminos
        func pruebas() async { print("isFinished: true, failures: 1") }
        """
    )
    #expect(verdict.survivors.count == 20)
  }
}
