import Bilingual
import Testing
import Typography
import Wire
import Workbook

@testable import BucleCLI

@Suite struct LoopTests {
  private func reading(
    _ count: Int,
    actions: Int = 0,
    drawn: Int = 1,
    calls: [String] = []
  ) -> Reading {
    var reading = Reading()
    reading.state = .record("State", [Tree.Field("cuenta", .int(count))])
    reading.actions = (0..<actions).map { _ in
      Reading.ReducedAction(action: .variant("mas", nil), state: reading.state)
    }
    reading.screen = Screen(
      rows: ["\(count)"],
      bodies: [Screen.BodyCount(view: "ContadorView", count: drawn)]
    )
    reading.calls = calls.map {
      Reading.PendingCall(name: $0, arguments: [], isCancelled: false)
    }
    return reading
  }

  private let tap = Stimulus.interact(.init("+"), .tap)

  private func loop(_ stimulus: Stimulus, _ after: Reading) -> Loop {
    Loop(stimulus, before: reading(0), after: after)
  }

  private func text(
    _ loop: Loop,
    _ language: Language = .spanish,
    width: Int = 80,
    glyphs: Glyphs = .unicode,
    isReadAloud: Bool = false
  ) -> [String] {
    let options = RenderingOptions(
      width: width,
      glyphs: glyphs,
      usesColour: false,
      isReadAloud: isReadAloud
    )
    let scene = Scene(language: language, options: options)
    return Output(options).rows(of: LoopStrip(loop: loop, scene: scene).lines).map(\.text)
  }

  @Test func `a tap goes all the way round`() {
    let loop = loop(tap, reading(1, actions: 1, drawn: 2))
    #expect(text(loop) == ["Vista ══▶ Acción ══▶ Reducer ══▶ State ══▶ Vista"])
  }

  @Test func `an action that is typed comes from no view, and one that changes nothing ends there`()
  {
    let loop = loop(.send(.variant("mas", nil)), reading(0, actions: 1))
    #expect(text(loop, .english) == ["View ──▷ Action ══▶ Reducer ──▷ State ──▷ View"])
  }

  @Test func `an effect goes aside and comes back as an action`() {
    let asked = reading(0, actions: 1, calls: ["datos"])
    #expect(
      text(loop(tap, asked)) == [
        "Vista ══▶ Acción ══▶ Reducer ──▷ State ──▷ Vista", "Reducer ══▶ Effect ──▷ Acción",
      ]
    )
    let answered = Loop(
      .resolve(1, .value(.int(1))),
      before: asked,
      after: reading(1, actions: 1, drawn: 2)
    )
    #expect(
      text(answered) == [
        "Vista ──▷ Acción ══▶ Reducer ══▶ State ══▶ Vista", "Reducer ──▷ Effect ══▶ Acción",
      ]
    )
  }

  @Test func `an effect that answers at once is seen in the action that nobody sent`() {
    let loop = loop(tap, reading(1, actions: 2, drawn: 2))
    #expect(text(loop).last == "Reducer ══▶ Effect ══▶ Acción")
  }

  @Test func `a second door is shown where it is used`() {
    let loop = loop(tap, reading(1, drawn: 2))
    #expect(
      text(loop) == ["Vista ──▷ Acción ──▷ Reducer ──▷ State ══▶ Vista", "Vista ══▶ State"]
    )
  }

  @Test func `a model has a loop of its own`() {
    var after = reading(1, drawn: 2, calls: ["datos"])
    after.notified = ["cuenta"]
    #expect(
      text(loop(tap, after)) == ["Vista ══▶ Modelo ══▶ Vista", "Modelo ══▶ Tarea ──▷ Modelo"]
    )
    let called = loop(.call("pide", []), reading(0, calls: ["datos"]))
    #expect(text(called) == ["Vista ──▷ Modelo ──▷ Vista", "Modelo ══▶ Tarea ──▷ Modelo"])
  }

  @Test func `ASCII has another mark, few columns closer ones, and a reader words`() {
    let loop = loop(tap, reading(1, actions: 1, drawn: 2))
    #expect(text(loop, glyphs: .ascii) == ["Vista ==> Accion ==> Reducer ==> State ==> Vista"])
    #expect(text(loop, width: 40) == ["Vista═▶Acción═▶Reducer═▶State═▶Vista"])
    let words = [
      "Arrows travelled: View → Action, Action → Reducer, Reducer → State, State → View"
    ]
    #expect(text(loop, .english, isReadAloud: true) == words)
    #expect(text(loop, width: 20).allSatisfy { $0.displayWidth <= 20 })
    #expect(text(loop, width: 20).first == "Flechas recorridas:")
  }

  @Test func `what was travelled has a colour`() {
    let options = RenderingOptions(width: 80, glyphs: .unicode, usesColour: true)
    let strip = LoopStrip(
      loop: loop(.send(.variant("mas", nil)), reading(0, actions: 1)),
      scene: Scene(language: .english, options: options)
    )
    let arrows = strip.lines[0].spans.filter { $0.text.contains("─") || $0.text.contains("═") }
    #expect(arrows.map(\.role) == [.dim, .good, .dim, .dim])
  }

  @Test func `where nothing moved nothing is drawn`() {
    #expect(text(loop(.advance(.seconds(1)), reading(0))).isEmpty)
  }
}
