import Bilingual
import Testing
import Wire

@testable import BucleCLI
@testable import Examiner
@testable import Workbook

/// What a lesson's own specifications, tests and open choices look like.
@Suite struct ShowingTests {
  private func judgement(_ aspect: Judgement.Aspect) -> Judgement {
    Judgement(
      id: "judge",
      specification: "s",
      features: ["modelo", "reducer"],
      aspect: aspect,
      caption: Markdown("Dicho.")
    )
  }

  private func result(_ title: String, _ outcome: CheckResult.Outcome) -> CheckResult {
    let text = Localized(same: title)
    return CheckResult(
      check: Check("c", title: text, meaning: text, compared: [.state], .scenario([])),
      outcome: outcome
    )
  }

  @Test func `checks have a mark for each feature`() {
    let results = [
      [result("Uno", .passed(nil)), result("Dos", .notRun)],
      [result("Uno", .passed(nil)), result("Dos", .passed(nil))],
    ]
    let lines = Fixture.scene(.spanish).judged(judgement(.checks), .success(.checks(results)))
    #expect(
      Fixture.text(lines) == """
        a  `modelo`  comprobaciones pasadas: 1/2
        b  `reducer`  comprobaciones pasadas: 2/2

        a b
        ✗ ✓  Dos
        ✓ ✓  y una más, que pasan todos

        Dicho.

        """
    )
  }

  @Test func `states are counted, with the way to the nearest that only one has`() {
    let coverage = Coverage(bound: 5)
    let report = ArchitectureComparison.Report(
      first: .init(
        states: 12,
        only: [
          .init(
            state: .record("", [Tree.Field("cargando", .bool(false))]),
            script: [.set("consulta", .text("fl")), .advance(.milliseconds(300))]
          )
        ],
        coverage: coverage
      ),
      second: .init(states: 11, only: [], coverage: coverage)
    )
    let lines = Fixture.scene(.english).judged(judgement(.states), .success(.states(report)))
    #expect(
      Fixture.text(lines) == """
                 reachable states  in this one only
        modelo                 12                 1
        reducer                11                 0
        In every history of up to 5 steps.

        A state that `modelo` alone comes to, by the shortest way:
          1 consulta = "fl"
          2 advance 300ms
          = cargando: false

        Dicho.

        """
    )
  }

  @Test func `tests pass, or say what they found`() {
    var passed = Reading()
    passed.state = .record("", [Tree.Field("failures", .list([]))])
    var failed = Reading()
    let failure = Tree.record(
      "",
      [Tree.Field("es", .text("Algo\nqueda")), Tree.Field("en", .text("x"))]
    )
    failed.state = .record("", [Tree.Field("failures", .list([failure]))])
    let showing = TestShowing(id: "test", programs: ["a", "b"], caption: Markdown("Dicho."))
    #expect(
      Fixture.text(Fixture.scene(.spanish).tested(showing, [passed, failed])) == """
        ✓ `a`  pasa
        ✗ `b`  falla
            Algo
            queda

        Dicho.

        """
    )
  }

  @Test func `a failed test's lines go on below where they began`() {
    var failed = Reading()
    let text = Tree.text("quedan\n  uno dos tres cuatro cinco")
    failed.state = .record(
      "",
      [Tree.Field("failures", .list([.record("", [Tree.Field("en", text)])]))]
    )
    let showing = TestShowing(id: "test", programs: ["a"], caption: Markdown(""))
    let lines = Fixture.scene(.english, width: 22).tested(showing, [failed])
    let shown = Fixture.text(lines, width: 22).split(separator: "\n")
    #expect(
      shown.dropFirst() == ["    quedan", "      uno dos tres", "      cuatro cinco"]
    )
  }

  @Test func `an open choice shows what every option gains and costs, the chosen one first`() {
    func option(_ text: String, _ isRight: Bool) -> Choice.Option {
      Choice.Option(text: Markdown(text), isRight: isRight, explanation: Markdown("Con \(text)."))
    }
    func choice(_ marks: [Bool]) -> Choice {
      Choice(
        isOpen: true,
        id: "weigh",
        question: Markdown("?"),
        options: zip(["A", "B"], marks).map(option)
      )
    }
    #expect(
      Fixture.text(Fixture.scene(.spanish).chosen(choice([false, false]), 1)) == """
        · `b`, la que has elegido:
          Con B.
        · `a`:
          Con A.
        Aquí no hay una respuesta buena: hay dos facturas distintas.

        """
    )
    #expect(
      Fixture.text(Fixture.scene(.english).chosen(choice([true, false]), 1)) == """
        · `b`, your choice:
          Con B.
        ✓ `a`:
          Con A.

        """
    )
  }
}
