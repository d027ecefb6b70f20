import Bilingual
@testable import Examiner
import Testing
import Wire

@Suite struct `A view model under the probe` {
  private func run(_ id: String, _ script: Script) throws -> [Reading] {
    try SubjectProcess(Course.installation.reference("prueba:\(id)")).run(script)
  }

  @Test func `shows its properties, and which of them notified`() throws {
    let readings = try run(
      "buscador-modelo",
      [
        .set("texto", .text("a")), .advance(.milliseconds(300)),
        .reply(.init("busqueda.busca", [.text("a")]), .value(.text("sí"))),
      ]
    )
    #expect(
      readings.map(\.state.description) == [
        #"BuscadorModel(texto: "", cargando: false, resultado: nil, falla: false)"#,
        #"BuscadorModel(texto: "a", cargando: true, resultado: nil, falla: false)"#,
        #"BuscadorModel(texto: "a", cargando: true, resultado: nil, falla: false)"#,
        #"BuscadorModel(texto: "a", cargando: false, resultado: "sí", falla: false)"#,
      ]
    )
    #expect(readings[1].sleeps == [.milliseconds(300)])
    #expect(readings[2].calls.map(\.name) == ["busqueda.busca"])
    #expect(readings[2].notified == [])
    #expect(Set(readings[3].notified) == ["cargando", "resultado"])
  }

  @Test func `is freed with its screen, though a call that ignores cancellation goes on`() throws {
    let readings = try run(
      "buscador-modelo",
      [.set("texto", .text("a")), .advance(.milliseconds(300)), .dismiss]
    )
    let last = try #require(readings.last)
    #expect(last.isReleased == true)
    #expect(last.calls.map(\.isCancelled) == [true])
    #expect(last.state == readings[2].state)
  }

  @Test(arguments: [
    ("retenido-por-objeto", ["delegado"]), ("retenido-por-cierre", ["alCambiar"]),
  ])
  func `names the property through which it holds itself`(_ row: (id: String, by: [String])) throws
  {
    let readings = try run(row.id, [.call("suma", [.int(2)]), .dismiss])
    #expect(readings[1].state[field: "cuenta"] == .int(2))
    #expect(readings[1].notified == ["cuenta"])
    #expect(readings[2].isReleased == false)
    #expect(readings[2].holders == row.by)
  }

  @Test func `takes what is typed to it as an action is typed to a reducer`() throws {
    let readings = try run(
      "retenido-por-objeto",
      [.send(.variant("suma", .int(2))), .send(.variant("cuenta", .int(7)))]
    )
    #expect(readings.compactMap(\.refusal) == [])
    #expect(readings.map { $0.state[field: "cuenta"] } == [.int(0), .int(2), .int(7)])
  }

  private static let refused: [(Stimulus, Refusal)] = [
    (.send(.variant("resta", nil)), .noSuchMethod("resta", known: [".cuenta", ".suma"])),
    (
      .send(.variant("cuenta", nil)),
      .wrongValue(name: "cuenta", expected: "Int", found: Tree.nothing.description)
    ),
    (.set("cuanta", .int(1)), .noSuchProperty("cuanta", known: ["cuenta"])),
    (.set("cuenta", .text("a")), .wrongValue(name: "cuenta", expected: "Int", found: "\"a\"")),
    (.call("resta", []), .noSuchMethod("resta", known: ["suma"])),
    (.call("suma", []), .wrongValue(name: "suma", expected: "(1)", found: "()")),
    (.call("suma", [.text("a")]), .wrongValue(name: "suma", expected: "Int", found: "\"a\"")),
  ]

  @Test(arguments: refused)
  func `refuses what it does not offer, by its own names`(
    _ row: (stimulus: Stimulus, refusal: Refusal)
  ) throws {
    let readings = try run("retenido-por-objeto", [row.stimulus])
    #expect(readings[1].refusal == row.refusal)
    #expect(readings[1].state == readings[0].state)
  }

  // MARK: - One specification for both architectures

  private static let exploration = Exploration(
    events: ["a", "ab"].map {
      Event(subject: .set("texto", .text($0)), reference: .send(.variant("texto", .text($0))))
    },
    environment: Environment(
      time: .milliseconds(1),
      answers: [
        #"busqueda.busca("a")"#: [.value(.text("de a")), .failure("red")],
        #"busqueda.busca("ab")"#: [.value(.text("de ab"))],
      ],
      dismiss: true
    ),
    bound: 5,
    walks: 20,
    timeLimit: .seconds(60)
  )

  private func outcome(_ id: String, _ compared: Aspects) -> CheckResult.Outcome? {
    let check = Check(
      "igual",
      title: Localized(same: "igual"),
      meaning: Localized(same: "igual"),
      compared: compared,
      properties: ["texto", "cargando", "resultado", "falla"],
      .exhaustive(Self.exploration)
    )
    return Examination(
      Exam(kata: "prueba", checks: [check]),
      subject: Course.installation.reference("prueba:\(id)"),
      reference: Course.installation.reference("prueba:buscador")
    ).run().checks.first?.outcome
  }

  @Test func `passes the reducer's specification where it does the same`() {
    let outcome = outcome("buscador-modelo", [.state, .waiting, .cancelled, .afterlife])
    guard case .passed(let coverage?)? = outcome else {
      Issue.record("\(String(describing: outcome))")
      return
    }
    #expect(coverage.world.answers > 0)
  }

  @Test func `fails it where a stale answer wins`() {
    let outcome = outcome("buscador-modelo-viejo", [.state])
    guard case .failed(let example)? = outcome else {
      Issue.record("\(String(describing: outcome))")
      return
    }
    #expect(example.trace.script.count == 4)
    #expect(example.trace.script.first == .set("texto", .text("a")))
  }

  @Test func `comes to states that a reducer never comes to`() throws {
    let report = try ArchitectureComparison(
      Self.exploration,
      properties: ["texto", "cargando", "resultado", "falla"]
    ).run(
      Course.installation.reference("prueba:buscador-modelo-viejo"),
      Course.installation.reference("prueba:buscador")
    )
    let race = ArchitectureComparison.Possibility(
      state: .record(
        "",
        [
          .init("texto", .text("ab")), .init("cargando", .bool(false)),
          .init("resultado", .text("de a")), .init("falla", .bool(false)),
        ]
      ),
      script: [
        .set("texto", .text("a")), .advance(.milliseconds(300)), .set("texto", .text("ab")),
        .reply(.init("busqueda.busca", [.text("a")]), .value(.text("de a"))),
      ]
    )
    #expect(report.first.only.contains(race))
    #expect(report.second.only.isEmpty)
    #expect(report.first.states == report.second.states + report.first.only.count)
  }
}
