import Bilingual
import Foundation
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
      imports: ["ComposableArchitecture", "SwiftUI"]
    )
    let explanations = diagnostics.compactMap(Explanation.init(of:))
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
    #expect(Explanation(of: diagnostic)?.id == "switch-not-exhaustive")
    diagnostic.severity = .warning
    #expect(Explanation(of: diagnostic) == nil)
    diagnostic.severity = .error
    diagnostic.message = "cannot find type 'Conttador' in scope"
    #expect(Explanation(of: diagnostic) == nil)
  }
}
