import Bilingual
import Examiner
import SyntaxWire
import Testing

@testable import BucleCLI

@Suite struct RuleRenderingTests {
  private let rule = StructuralRule(
    id: "dos",
    title: Localized(es: "Action tiene dos casos", en: "Action has two cases"),
    why: Localized(es: "Un caso por hecho.", en: "One case for each fact."),
    demand: .init(kind: .cases, place: "Action", count: 2)
  )
  private let source = VerdictRendering.Source(
    path: "/w/contador/A.swift",
    name: "contador/A.swift",
    lines: ["enum Action { case uno }"]
  )

  private func verdict(_ outcome: RuleResult.Outcome) -> Verdict {
    var verdict = Verdict(kata: "contador", outcome: .notPassed, time: .zero)
    verdict.structure = [RuleResult(rule: rule, outcome: outcome)]
    return verdict
  }

  private var broken: Verdict {
    verdict(.broken([Violation(file: "A.swift", line: 1, column: 1, fault: .cases(1))]))
  }

  @Test func `a broken rule says why, and shows the place`() {
    let lines = VerdictRendering(broken, scene: Fixture.scene(), sources: [source]).lines
    #expect(
      Fixture.text(lines) == """
        ✗ Action has two cases
          One case for each fact.

          contador/A.swift:1:1: error: it has one case
            1 │ enum Action { case uno }
              │ ^

        Not yet: 0 of 1 passed.

        """
    )
  }

  @Test func `a report has the rules before the checks, and none where the kata has none`() {
    let text = VerdictReport(broken, language: .spanish).text(isPretty: false)
    #expect(
      text.contains(
        #""rules":[{"id":"dos","outcome":"broken","places":[{"column":1,"file":"A.swift","found":"tiene un caso","line":1}],"title":"Action tiene dos casos"}]"#
      )
    )
    let none = Verdict(kata: "contador", outcome: .passed, time: .zero)
    #expect(!VerdictReport(none, language: .spanish).text(isPretty: false).contains("rules"))
  }

  @Test func `a source that cannot be read is said to be nested too deep`() {
    let lines = VerdictRendering(
      verdict(.unreadable),
      scene: Fixture.scene(.spanish),
      sources: []
    ).lines
    #expect(Fixture.text(lines).contains("tan anidado"))
  }
}
