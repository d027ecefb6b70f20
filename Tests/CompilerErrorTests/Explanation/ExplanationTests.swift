import Bilingual
import Foundation
import SyntaxWire
import Testing

@testable import Examiner

/// Every explanation stands under an error that a file really produces.
@Suite struct ExplanationTests {
  @Test(arguments: ExplainedMistake.all)
  func `a mistake that compiles to an error is explained`(_ mistake: ExplainedMistake) throws {
    let environment = ProcessInfo.processInfo.environment
    let diagnostics = try SnippetCompiler(
      installation: Installation(environment: environment),
      toolchain: Toolchain(environment: environment)
    ).diagnostics(
      mistake.source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
      imports: mistake.imports
    )
    let explanations = diagnostics.compactMap { Explanation(of: $0, among: diagnostics) }
    let found = explanations.first { $0.id == mistake.id }
    guard let found else {
      Issue.record("\(explanations.map(\.id)) for \(diagnostics.map(\.message))")
      return
    }
    for language in Language.allCases {
      let text = found.text[language]
      let isFilled = !(0...9).contains { text.contains("{\($0)}") }
      #expect(isFilled, "a name is left out: \(text)")
      #expect(text.contains(mistake.mentions))
    }
  }

  @Test(arguments: ExplainedMistake.spelling)
  func `a misspelt name is one mistake, named with its line`(_ mistake: ExplainedMistake) throws {
    let environment = ProcessInfo.processInfo.environment
    let lines = mistake.source.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init
    )
    let correct = ExplainedMistake.composed
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let guilty = try #require(
      zip(lines, correct).enumerated().first { $0.element.0 != $0.element.1 }
    )
    let diagnostics = try SnippetCompiler(
      installation: Installation(environment: environment),
      toolchain: Toolchain(environment: environment)
    ).diagnostics(lines, imports: mistake.imports)
    let mistakes = ToldMistake.mistakes(of: diagnostics.filter { $0.severity == .error })
    #expect(mistakes.count == 1, "\(diagnostics.map(\.message))")
    #expect(mistakes.first?.error.misspelling?.line == guilty.offset + 1)
  }

  @Test func `what only follows of another error is not explained`() {
    let (cause, effect) = (
      "'@Reducer' goes on a struct or an enum; this is a class (from macro 'Reducer')",
      "type 'Contador' does not conform to protocol '`@Reducer`'"
    )
    let all = [cause, effect].map { message in
      CompilerDiagnostic(
        file: "",
        line: 1,
        column: 1,
        severity: .error,
        message: message,
        macro: nil
      )
    }
    #expect(all.map { Explanation(of: $0, among: all)?.id } == ["reducer-class", nil])
    #expect(Explanation(of: all[1], among: [all[1]])?.id == "reducer-without-macro")
  }

  @Test func `every explanation has a file that produces its error`() {
    #expect(Set(Explanation.ids).subtracting(ExplainedMistake.all.map(\.id)) == [])
    #expect(Explanation.ids.count >= 25)
    #expect(Set(Explanation.ids).count == Explanation.ids.count)
  }

  @Test func `a feature without a mistake has nothing explained, nor has a warning`() {
    var diagnostic = CompilerDiagnostic(
      file: "",
      line: 1,
      column: 1,
      severity: .error,
      message: "switch must be exhaustive",
      macro: nil
    )
    #expect(Explanation(of: diagnostic, among: [])?.id == "switch-not-exhaustive")
    diagnostic.severity = .warning
    #expect(Explanation(of: diagnostic, among: []) == nil)
    diagnostic.severity = .error
    diagnostic.message = "cannot find type 'Conttador' in scope"
    #expect(Explanation(of: diagnostic, among: []) == nil)
  }
}
