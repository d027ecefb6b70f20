import Bilingual
import Examiner
import Testing
import Wire

/// The probe, seen through the channel, on the lessons' features.
@Suite struct `A live feature` {
  private func run(_ id: String, _ script: Script) throws -> [Reading] {
    try SubjectProcess(Course.installation.reference(id)).run(script)
  }

  private func action(_ name: String) -> Stimulus { .send(.variant(name, nil)) }

  @Test func `turns once for each action, and says what the loop did`() throws {
    let readings = try run("contador", [action("incremento"), .interact(.init("+"), .tap)])
    #expect(readings.map { $0.state[field: "cuenta"] } == [.int(0), .int(1), .int(2)])
    #expect(readings[1].actions.map(\.action) == [.variant("incremento", nil)])
    #expect(readings[2].actions.map(\.action) == readings[1].actions.map(\.action))
    #expect(readings[2].screen?.rows == ["[ - ] 2 [ + ]"])
    #expect(readings[2].screen?.bodies == [.init(view: "ContadorView", count: 3)])
  }

  @Test func `makes one action of every keystroke`() throws {
    let readings = try run("formulario", [.interact(.init("Nombre"), .type("Añ界"))])
    #expect(
      readings[1].actions.map(\.action.description) == [
        #".binding(.set(\.nombre, "A"))"#, #".binding(.set(\.nombre, "Añ"))"#,
        #".binding(.set(\.nombre, "Añ界"))"#,
      ]
    )
    #expect(readings[1].actions.last?.state[field: "nombre"] == .text("Añ界"))
  }

  @Test func `takes a binding action by the property's name`() throws {
    let set = Tree.variant(
      "binding",
      .variant("set", .record("", [.init("0", .symbol(#"\.nombre"#)), .init("1", .text("Ana"))]))
    )
    let readings = try run("formulario", [.send(set)])
    #expect(readings[1].refusal == nil)
    #expect(readings[1].state[field: "nombre"] == .text("Ana"))
  }

  @Test func `says of which type a bound property is`() throws {
    let set = Tree.variant(
      "set",
      .record("", [.init("0", .symbol(#"\.nombre"#)), .init("1", .int(3))])
    )
    let readings = try run("formulario", [.send(.variant("binding", set))])
    #expect(
      readings.last?.refusal
        == .wrongPayload(
          case: "binding",
          expected: ".set(\\.nombre, String)",
          found: ".set(\\.nombre, 3)"
        )
    )
  }

  @Test func `warns in both languages where no reducer handles a binding`() throws {
    let readings = try run("sin-binding-reducer", [.interact(.init("Nombre"), .type("A"))])
    #expect(readings[1].state == readings[0].state)
    let warning = try #require(readings[1].warnings.first)
    #expect(warning.es.contains("BindingReducer"))
    #expect(warning.en.contains("BindingReducer"))
    #expect(warning.es != warning.en)
  }

  @Test func `waits for the answer of a call, which comes in as an action`() throws {
    let readings = try run(
      "curiosidad",
      [action("pideDato"), .resolve(1, .value(.text("cero")))]
    )
    #expect(readings[1].calls.map(\.name) == ["datos.sobre"])
    #expect(readings[1].calls.map(\.arguments) == [[.int(0)]])
    #expect(readings[1].effects == [".pideDato"])
    #expect(readings[2].actions.map(\.action.description) == [#".dato(.success("cero"))"#])
    #expect(readings[2].calls.isEmpty)
    #expect(readings[2].effects.isEmpty)
  }

  @Test func `cancels a call with the effect that made it`() throws {
    let readings = try run("curiosidad", [action("pideDato"), action("incremento")])
    #expect(readings[2].calls.isEmpty)
    #expect(readings[2].effects.isEmpty)
  }

  @Test func `is freed when its screen goes away, with a call pending`() throws {
    let readings = try run("curiosidad", [action("pideDato"), .dismiss, action("incremento")])
    #expect(readings[2].isReleased == true)
    #expect(readings[3].refusal == .dismissed)
  }

  private static let refused: [(Stimulus, Refusal)] = [
    (
      .send(.variant("incremnto", nil)),
      .noSuchCase("incremnto", known: ["incremento", "decremento", "masDos", "pideDato", "dato"])
    ),
    (
      .send(.variant("dato", .int(3))),
      .wrongPayload(case: "dato", expected: "Result<String, Error>", found: "3")
    ),
    (
      .send(.variant("incremento", .int(3))),
      .wrongPayload(case: "incremento", expected: "Void", found: "3")
    ),
    (.interact(.init("*"), .tap), .noSuchElement("*", known: ["-", "+", "+2", "Dato"])),
    (.interact(.init("+"), .type("a")), .wrongGesture(label: "+", kind: .button)),
    (.resolve(1, .value(.text("a"))), .noSuchCall(1, pending: 0)),
  ]

  @Test(arguments: refused)
  func `refuses what it cannot take, by its own names, and stays as it was`(
    _ row: (stimulus: Stimulus, refusal: Refusal)
  ) throws {
    let readings = try run("curiosidad", [row.stimulus])
    #expect(readings[1].refusal == row.refusal)
    #expect(readings[1].state == readings[0].state)
  }

  @Test func `gives the same readings every time`() throws {
    let script: Script = [
      .interact(.init("+2"), .tap), action("pideDato"), .resolve(1, .failure("red")), .dismiss,
    ]
    let first = try run("curiosidad", script)
    let process = try SubjectProcess(Course.installation.reference("curiosidad"))
    for _ in 0..<20 { #expect(try process.run(script) == first) }
  }
}
