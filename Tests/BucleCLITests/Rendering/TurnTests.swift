import Bilingual
import Testing
import Wire

@testable import BucleCLI

@Suite struct TurnTests {
  private func state(_ cuenta: Int, _ texto: String = "") -> Tree {
    .record("State", [Tree.Field("cuenta", .int(cuenta)), Tree.Field("texto", .text(texto))])
  }

  private func reading(_ state: Tree, _ actions: [(Tree, Tree)] = []) -> Reading {
    var reading = Reading()
    reading.state = state
    reading.actions = actions.map { Reading.ReducedAction(action: $0.0, state: $0.1) }
    return reading
  }

  private func text(
    _ before: Reading,
    _ after: Reading,
    _ language: Language = .spanish,
    width: Int = 40,
    isModel: Bool = false
  ) -> String {
    let turn = Turn(
      scene: Fixture.scene(language, width: width),
      before: before,
      after: after,
      // The way round the loop has tests of its own.
      loop: Loop(.dismiss, before: before, after: before, isModel: isModel)
    )
    return Fixture.text(turn.lines, width: width)
  }

  @Test(arguments: [
    (Duration.microseconds(812_400), "812ms"), (.microseconds(1_095_270), "1.1s"),
    (.microseconds(1_999_999), "2s"), (.milliseconds(999), "1s"), (.milliseconds(12_340), "12.3s"),
  ])
  func `a measurement is told to a tenth of a second`(time: Duration, text: String) {
    #expect(time.measured == text)
  }

  @Test func `one action shows the three moments and the screen`() {
    var after = reading(state(1), [(.variant("incremento", nil), state(1))])
    after.screen = Screen(rows: ["[ - ] 1 [ + ]"])
    #expect(
      text(reading(state(0)), after) == """
        ↑ .incremento
        ⟳ Reducer
        ↓ cuenta: 0 → 1
        ┌───────────────┐
        │ [ - ] 1 [ + ] │
        └───────────────┘

        """
    )
  }

  @Test func `an action that changes nothing says so`() {
    let after = reading(state(0), [(.variant("decremento", nil), state(0))])
    #expect(text(reading(state(0)), after) == "↑ .decremento\n⟳ Reducer\n↓ nada cambia\n")
    #expect(text(reading(state(0)), reading(state(0)), .english) == "No action came in.\n")
    #expect(text(reading(state(0)), reading(state(0)), isModel: true) == "Nada cambió.\n")
  }

  @Test func `a change without an action names the bodies that ran`() {
    func screen(_ bodies: [(String, Int)]) -> Screen {
      Screen(bodies: bodies.map { Screen.BodyCount(view: $0.0, count: $0.1) })
    }
    var before = reading(state(0))
    before.screen = screen([("Fuera", 1), ("Dentro", 2)])
    var after = reading(state(0, "An"))
    after.screen = screen([("Fuera", 1), ("Dentro", 4), ("Nueva", 1)])
    let change = "↓ texto: \"\" → \"An\"\n"
    #expect(text(before, after).hasPrefix(change + "⟳ body: `Dentro` × 2, `Nueva`\n"))
    after.screen = before.screen
    #expect(text(before, after, .english).hasPrefix(change + "⟳ body: none\n"))
    #expect(!text(before, before).contains("body"))
  }

  @Test func `a model that outlives its screen is said to, and how`() {
    var after = reading(state(0))
    after.isReleased = false
    after.holders = ["filtro"]
    #expect(text(reading(state(0)), after, width: 100).contains("por `filtro`."))
    // A task at work is the reason, whatever property could be suspected.
    after.sleeps = [.seconds(5)]
    #expect(text(reading(state(0)), after, width: 100).contains("su trabajo sigue"))
    #expect(!text(reading(state(0)), after, width: 100).contains("filtro"))
  }

  @Test func `every keystroke is an action of its own`() {
    let after = reading(
      state(0, "An"),
      [
        (.variant("tecla", .text("A")), state(0, "A")),
        (.variant("tecla", .text("n")), state(0, "An")),
      ]
    )
    #expect(
      text(reading(state(0)), after) == """
        ↑ .tecla("A")
        ↓ texto: "" → "A"
        ↑ .tecla("n")
        ↓ texto: "A" → "An"

        """
    )
  }

  @Test func `what waits is named as an answer names it`() {
    var after = reading(state(0), [(.variant("pide", nil), state(0))])
    after.calls = [
      Reading.PendingCall(name: "datos.sobre", arguments: [.int(0)], isCancelled: true),
      Reading.PendingCall(name: "datos.sobre", arguments: [.int(1)], isCancelled: false),
    ]
    after.sleeps = [.milliseconds(300), .seconds(2)]
    #expect(
      text(reading(state(0)), after, .english) == """
        ↑ .pide
        ⟳ Reducer
        ↓ nothing changed
        … 1 `datos.sobre(0)` (cancelled)
        … 2 `datos.sobre(1)`
          `answer 2 value …` or `answer 2 error`
        … sleeps for 300ms: `advance 300ms`
        … sleeps for 2s: `advance 2s`

        """
    )
  }

  @Test func `an answer is shown as the call takes it`() {
    var after = reading(state(0), [(.variant("pide", nil), state(0))])
    after.calls = [Reading.PendingCall(name: "red.pide", arguments: [], isCancelled: false)]
    let turn = Turn(
      scene: Fixture.scene(.spanish),
      before: reading(state(0)),
      after: after,
      loop: Loop(.dismiss, before: after, after: after),
      answer: AnswerType(printed: "Array<String>")
    )
    #expect(
      Fixture.text(turn.lines).contains(
        "  `responder 1 valor [\"…\"]` (`[String]`) o `responder 1 error`\n"
      )
    )
  }

  @Test func `a complaint about every keystroke is shown once`() {
    var after = reading(state(0))
    after.warnings = ["a", "b", "c"].map { Localized(same: "nadie atiende\n  \($0)") }
    after.printed = "hola\n"
    #expect(
      text(reading(state(0)), after) == """
        No entró ninguna acción.
        ⚠ nadie atiende
          a
          … y otros 2 avisos iguales.
        Tu programa escribió:
          hola

        """
    )
  }

  @Test func `a trace stands in two columns where it fits, else in two rows`() {
    let readings = [
      reading(state(0)),
      reading(state(1), [(.variant("incremento", nil), state(1))]),
      reading(state(1), [(.variant("nada", nil), state(1))]),
    ]
    let wide = Fixture.scene(.spanish, width: 40).trace(readings)
    #expect(
      Fixture.text(wide, width: 40) == """
        al empezar  cuenta: 0, texto: ""
        1 ↑ .incremento   cuenta: 0 → 1
        2 ↑ .nada         nada cambia

        """
    )
    let narrow = Fixture.scene(.spanish, width: 24).trace(readings)
    #expect(
      Fixture.text(narrow, width: 24) == """
        al empezar  cuenta: 0,
        texto: ""
        1 ↑ .incremento
            cuenta: 0 → 1
        2 ↑ .nada
            nada cambia

        """
    )
  }

  @Test func `the middle of a long trace is left out, with the count`() {
    let rows = (1...30).map {
      TraceTable.Row(cause: Line("↑ .a"), effects: [Line("n: \($0)")])
    }
    let table = TraceTable(rows: rows, scene: Fixture.scene(.english))
    #expect(
      Fixture.text(table.lines(limit: 4)) == """
        ↑ .a   n: 1
          … 26 more steps …
        ↑ .a   n: 28
        ↑ .a   n: 29
        ↑ .a   n: 30

        """
    )
  }
}
