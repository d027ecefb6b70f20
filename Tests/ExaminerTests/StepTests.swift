import Bilingual
@testable import Examiner
import Testing
import Wire

@Suite struct `A scenario with expectations of its own` {
  private static let key = Stimulus.send(.variant("texto", .text("a")))
  private static let call = Stimulus.Call("busqueda.busca", [.text("a")])

  private func outcome(of id: String = "prueba:buscador", _ steps: [ExpectedStep]) -> CheckResult
    .Outcome?
  {
    let check = Check(
      "pasos",
      title: Localized(same: "pasos"),
      meaning: Localized(same: "pasos"),
      compared: .state,
      .steps(steps)
    )
    let subject = Course.installation.reference(id)
    return Examination(
      Exam(kata: "prueba", checks: [check]),
      subject: subject,
      reference: subject
    ).run().checks.first?.outcome
  }

  @Test func `passes where every part of every reading is as expected`() {
    let outcome = outcome(
      [
        .start(.state("texto", is: ""), .calls([]), .effects(count: 0)),
        .step(
          Self.key,
          .state("cargando", is: true),
          .actions([.variant("texto", .text("a"))]),
          .sleeps([.milliseconds(300)]),
          .effects(count: 1)
        ),
        .step(
          .advance(.milliseconds(300)),
          .calls([#"busqueda.busca("a")"#]),
          .printed(""),
          .warnings(count: 0)
        ),
        .step(.reply(Self.call, .value(.text("sí"))), .state("resultado", is: "sí")),
        .step(.dismiss, .isReleased(true)),
      ]
    )
    guard case .passed? = outcome else {
      Issue.record("\(String(describing: outcome))")
      return
    }
  }

  private static let wrong: [(ExpectedStep, String)] = [
    (.step(key, .state("cargando", is: false)), "cargando: true"),
    (.step(key, .state("cargand", is: true)), "cargand: —"),
    (.step(key, .calls(["x()"])), "[]"),
    (.step(key, .sleeps([])), "sleep [0.3 seconds]"),
    (.step(key, .effects(count: 0)), "effects: 1"),
    (.step(key, .actions([])), #"[.texto("a")]"#),
    (.step(key, .isReleased(true)), "isReleased: false"),
  ]

  @Test(arguments: wrong)
  func `fails at the first step that shows something else, and says what`(
    _ row: (step: ExpectedStep, found: String)
  ) {
    let outcome = outcome([row.step, .step(.dismiss)])
    guard case .failed(let example)? = outcome,
      case .expectation(let expectation, let found) = example.disagreement
    else {
      Issue.record("\(String(describing: outcome))")
      return
    }
    #expect(expectation == row.step.expectations.first)
    #expect(found == row.found)
    #expect(example.trace.script == [Self.key])
  }

  @Test func `looks at the screen and at how often bodies ran`() {
    let outcome = outcome(
      of: "contador",
      [
        .start(.element("+", value: "", isEnabled: true), .noElement("*")),
        .step(.interact(.init("+"), .tap), .body("ContadorView", count: 2)),
      ]
    )
    guard case .passed? = outcome else {
      Issue.record("\(String(describing: outcome))")
      return
    }
  }
}
