import Bilingual
import Foundation
import Testing
import Wire
import Workbook

@testable import BucleCLI
@testable import Examiner

@Suite struct `What is found of tests and scripts` {
  private func check(_ id: String, _ question: Check.Question) -> Check {
    let title = Localized(es: "Título \(id)", en: "Title \(id)")
    return Check(id, title: title, meaning: Localized(es: "Porque sí.", en: "Because."), question)
  }

  private let mutants = ["uno", "dos", "tres"].map {
    HiddenMutant($0, Localized(es: "el orden", en: "the order"), HiddenMutant.Edit("a", $0))
  }

  private func verdict(_ results: [CheckResult]) -> Verdict {
    let isPassed = results.allSatisfy(\.outcome.isPassed)
    return Verdict(
      kata: "k",
      outcome: isPassed ? .passed : .notPassed,
      checks: results,
      time: .zero
    )
  }

  private func failed(_ disagreement: Disagreement, _ trace: Counterexample.Trace? = nil)
    -> CheckResult.Outcome
  {
    let empty = Counterexample.Trace(script: [], readings: [])
    return .failed(Counterexample(trace: trace ?? empty, disagreement: disagreement))
  }

  private func text(_ verdict: Verdict, _ language: Language = .english) -> String {
    let scene = Fixture.scene(language, width: 60)
    return Fixture.text(VerdictRendering(verdict, scene: scene, sources: []).lines, width: 60)
  }

  private var survived: Verdict {
    let survivor = TestFinding.Survivor(mutant: "dos", mistake: mutants[1].mistake)
    return verdict([
      CheckResult(check: check("a", .accepting), outcome: .passed(nil)),
      CheckResult(
        check: check("b", .finding(mutants)),
        outcome: failed(.tests(.survivors([survivor], of: 3)))
      ),
      CheckResult(check: check("c", .finding(mutants)), outcome: .passed(nil)),
    ])
  }

  @Test func `survivors are counted and their mistake is told, their names are not`() {
    #expect(
      text(survived, .spanish) == """
        ✓ Título a
        ✗ Título b
          Porque sí.

          debía ser  pruebas que fallen con las 3 versiones
                     equivocadas
          y salió    pasan con 1 de 3. En una de ellas, esto: el
                     orden

        ✓ Título c

        En total, tus pruebas dan por buena 1 de 6 versiones
        equivocadas.

        Todavía no pasa: 2 de 3.

        """
    )
  }

  @Test func `nothing is told of survivors below the full level`() {
    let text = text(survived.told(atMost: .title))
    #expect(text.contains("✗ Title b") && !text.contains("order") && !text.contains("wrong"))
    let report = VerdictReport(survived.told(atMost: .title), language: .english)
    #expect(report.checks[1].survivors == nil && report.checks[1].found == nil)
    let full = VerdictReport(survived, language: .english)
    #expect(full.checks[1].survivors == 1 && full.checks[1].mutants == 3)
    #expect(!full.text(isPretty: false).contains("dos"))
  }

  @Test func `tests that refuse the right version are shown in their own words`() {
    let report = Localized(same: "A state change does not match\n  − a\n  + b")
    let shown = text(
      verdict([
        CheckResult(
          check: check("a", .accepting),
          outcome: failed(.tests(.refused([report])))
        )
      ])
    )
    #expect(shown.contains("With the right version, your tests say:\n\n    A state change"))
    #expect(shown.contains("\n      + b\n"))
  }

  private var trace: Counterexample.Trace {
    var before = Reading()
    before.state = .record("", [Tree.Field("nombre", .text(""))])
    var after = Reading()
    after.state = .record("", [Tree.Field("nombre", .text("Ana"))])
    after.screen = Screen(rows: ["Nombre: Ana"])
    return Counterexample.Trace(
      script: [.interact(Stimulus.Locator("Nombre"), .type("Ana"))],
      readings: [before, after]
    )
  }

  private var design: Check.Question {
    .breaking(FlawedDesign("d", script: "a.txt", stages: []))
  }

  @Test func `a script that comes to the violation shows its trace`() {
    let shown = text(
      verdict([CheckResult(check: check("a", design), outcome: .reached(trace))])
    )
    #expect(shown.hasPrefix("✓ Title a\n  · type Nombre Ana"))
    #expect(shown.contains(#""" → "Ana""#) && shown.contains("│ Nombre: Ana │"))
  }

  @Test func `a script that is over too soon says what was seen and what was not`() {
    let finding = ScriptFinding.short(
      seen: [Localized(es: "se guarda", en: "it is saved")],
      missing: Localized(es: "cambia", en: "it changes")
    )
    let shown = text(
      verdict([CheckResult(check: check("a", design), outcome: failed(.script(finding), trace))])
    )
    #expect(shown.contains("expected  it changes"))
    #expect(shown.contains("but got   the script ends after: it is saved"))
  }

  @Test func `a line that cannot be read is shown with a mark under its place`() {
    let place = ScriptFinding.Place(file: "k/a.txt", line: 2, column: 4, written: ".a(b)")
    let finding = ScriptFinding.line(place, Localized(es: "No.", en: "No."))
    let result = CheckResult(check: check("a", design), outcome: failed(.script(finding)))
    #expect(
      text(verdict([result])).contains(
        """
          k/a.txt:2:4
            .a(b)
               ^
          No.
        """
      )
    )
    let report = VerdictReport(verdict([result]), language: .english)
    #expect(report.checks[0].place?.line == 2 && report.checks[0].found?.hasSuffix(": No.") == true)
  }

  @Test func `all of it can be kept and taken up again`() throws {
    let finding = ScriptFinding.short(seen: [], missing: Localized(es: "a", en: "b"))
    let whole = verdict([
      CheckResult(check: check("a", .accepting), outcome: .passed(nil)),
      CheckResult(check: check("b", design), outcome: .reached(trace)),
      CheckResult(check: check("c", design), outcome: failed(.script(finding), trace)),
      survived.checks[1],
    ])
    let record = try #require(VerdictRecord(whole))
    let again = try JSONDecoder().decode(
      VerdictRecord.self,
      from: JSONEncoder().encode(record)
    )
    let exam = Exam(kata: "k", checks: whole.checks.map(\.check))
    let verdict = try #require(again.verdict(rules: [], exam: exam))
    #expect(text(verdict) == text(whole))
  }
}
