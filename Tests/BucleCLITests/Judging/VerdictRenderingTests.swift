import Bilingual

import Testing
import Wire

@testable import BucleCLI
@testable import Examiner

@Suite struct VerdictRenderingTests {
  private let check = Check(
    "suelo",
    title: Localized(es: "En 0 no baja", en: "At 0 it stays"),
    meaning: Localized(es: "Lo decide el reducer.", en: "The reducer decides."),
    compared: .state,
    .scenario([])
  )

  private func state(_ cuenta: Int) -> Tree {
    .record("State", [Tree.Field("cuenta", .int(cuenta))])
  }

  private func reading(_ cuenta: Int) -> Reading {
    var reading = Reading()
    reading.state = state(cuenta)
    return reading
  }

  private var counterexample: Counterexample {
    Counterexample(
      trace: Counterexample.Trace(
        script: [.send(.variant("incremento", nil)), .advance(.seconds(1))],
        readings: [reading(0), reading(1), reading(-1)]
      ),
      disagreement: .state(Tree.Change(path: ["cuenta"], old: .int(-1), new: .int(0))),
      coverage: nil
    )
  }

  private func text(_ verdict: Verdict, _ language: Language = .spanish) -> String {
    let scene = Fixture.scene(language, width: 60)
    let source = VerdictRendering.Source(
      path: "/w/contador/Contador.swift",
      name: "contador/Contador.swift",
      lines: ["import A", "\tlet ñandú: Int = \"no\""]
    )
    return Fixture.text(VerdictRendering(verdict, scene: scene, sources: [source]).lines, width: 60)
  }

  private func verdict(
    _ outcome: Verdict.Outcome,
    _ checks: [CheckResult.Outcome] = [],
    printed: String = ""
  ) -> Verdict {
    Verdict(
      kata: "contador",
      outcome: outcome,
      checks: checks.map { CheckResult(check: check, outcome: $0) },
      printed: printed,
      time: .milliseconds(5)
    )
  }

  @Test func `a failure shows the trace, what was expected and what came`() {
    #expect(
      text(verdict(.notPassed, [.failed(counterexample), .failed(counterexample), .notRun])) == """
        ✗ En 0 no baja
          Lo decide el reducer.

          ↑ .incremento   cuenta: 0 → 1
          · avanzar 1s    cuenta: 1 → -1

          debía ser  cuenta: 0
          y salió    cuenta: -1

        ✗ En 0 no baja
          Por lo mismo que se ve más arriba.
        · En 0 no baja (no llegó a examinarse)

        Todavía no pasa: 0 de 3.

        """
    )
  }

  @Test func `a pass says what was covered, and shows what the program printed`() {
    let coverage = Coverage(
      bound: 24,
      sequences: 423_644_304_721,
      states: 11,
      stimuli: 1794,
      time: .milliseconds(3)
    )
    #expect(
      text(verdict(.passed, [.passed(nil), .passed(coverage)], printed: "hola\n"), .english) == """
        ✓ At 0 it stays
        ✓ At 0 it stays
          423,644,304,721 sequences of up to 24 steps: 11 states,
          1,794 steps taken, 3ms.

        What your program printed:
          hola

        ✓ Passed. `solution` shows another way to write it.

        """
    )
  }

  @Test func `an ending names the step it happened in`() {
    let trace = Counterexample.Trace(
      script: [.send(.variant("incremento", nil))],
      readings: [reading(0)]
    )
    let ending = CheckResult.Outcome.ended(.exit(code: 0, message: "adiós\n"), trace)
    #expect(
      text(verdict(.notPassed, [ending])) == """
        ✗ En 0 no baja
          Lo decide el reducer.

          ↑ .incremento
          Tu programa se terminó a sí mismo con `exit(0)`. Nadie se
          lo pidió: sigue sin estar comprobado.
            adiós

        Todavía no pasa: 0 de 1.

        """
    )
  }

  @Test func `a compiler's error points into the learner's file`() {
    let error = CompilerDiagnostic(
      file: "/w/contador/Contador.swift",
      line: 2,
      column: 20,
      severity: .error,
      message: "no",
      macro: nil
    )
    #expect(
      text(verdict(.notJudged(.doesNotCompile([error])))) == """
        contador/Contador.swift:2:20: error: no
          2 │  let ñandú: Int = "no"
            │                  ^

        Sin juzgar: el compilador encuentra un error.

        """
    )
  }

  @Test func `an error that learners meet often is explained, once`() throws {
    let error = CompilerDiagnostic(
      file: "/w/contador/Contador.swift",
      line: 40,
      column: 1,
      severity: .error,
      message: "type 'Accion.Action' has no member 'sumr'",
      macro: nil
    )
    var other = error
    other.line = 41
    let verdict = verdict(.notJudged(.doesNotCompile([error, other])))
    #expect(
      text(verdict) == """
        contador/Contador.swift:40:1: error: type 'Accion.Action'
          has no member 'sumr'
          → La acción no tiene ningún caso 'sumr': corrige el
            nombre, o añade `case sumr` al `enum Action`.

        contador/Contador.swift:41:1: error: type 'Accion.Action'
          has no member 'sumr'

        Sin juzgar: el compilador encuentra 2 errores.

        """
    )
    let report = VerdictReport(verdict, language: .english)
    #expect(
      report.diagnostics?.map(\.explanation)
        == Array(
          repeating:
            "The action has no case 'sumr': correct the name, or add `case sumr` to `enum Action`.",
          count: 2
        )
    )
  }

  @Test(arguments: [FeedbackLevel.title, .verdict])
  func `below the full level nothing of the evidence is told`(_ level: FeedbackLevel) {
    let crash = CheckResult.Outcome.ended(
      .crash(signal: 4, message: "secreto"),
      counterexample.trace
    )
    let verdict = verdict(
      .notPassed,
      [.failed(counterexample), crash, .passed(nil)],
      printed: "-1"
    )
    let told = verdict.told(atMost: level)
    let shown = text(told)
    let json = VerdictReport(told, language: .english).text(isPretty: false)
    let hidden = ["incremento", "-1", "secreto", "debía", "expected", "script", "found"]
    for word in hidden { #expect(!shown.contains(word) && !json.contains(word), "\(word)") }
    let isTitled = level == .title
    #expect(shown.contains("En 0 no baja") == isTitled)
    #expect(json.contains("At 0 it stays") == isTitled)
    #expect(shown.contains("Todavía no pasa: 1 de 3."))
    #expect(told.told(atMost: .full).checks.allSatisfy { $0.check.feedback == level })
  }

  @Test(arguments: [
    (Verdict.Outcome.passed, ExitCode.passed),
    (.notPassed, .notPassed),
    (.notJudged(.cancelled), .notJudged),
    (.notJudged(.doesNotCompile([])), .notJudged),
    (.notJudged(.fault(.toolchain(.notFound(searched: [])))), .notJudged),
    (.notJudged(.fault(.reference(.malformed))), .ourFault),
  ])
  func `every outcome has its exit code`(outcome: Verdict.Outcome, status: ExitCode) {
    #expect(verdict(outcome).status == status)
  }

  @Test func `as JSON a verdict is the same text every time`() {
    let report = VerdictReport(
      verdict(.notPassed, [.failed(counterexample)]),
      language: .english
    )
    #expect(
      report.text(isPretty: false)
        == #"{"checks":[{"expected":"cuenta: 0","found":"cuenta: -1","id":"suelo","outcome":"failed","script":[".incremento","advance 1s"],"title":"At 0 it stays"}],"kata":"contador","milliseconds":5,"outcome":"notPassed","printed":"","version":1}"#
    )
  }
}
