import Bilingual
import Testing
import Typography
import Wire
import Workbook

@testable import BucleCLI

@Suite struct PairRenderingTests {
  private func state(_ consulta: String, _ cargando: Bool) -> Tree {
    .record("", [Tree.Field("consulta", .text(consulta)), Tree.Field("cargando", .bool(cargando))])
  }

  private func reading(_ state: Tree, action: Tree? = nil, calls: [String] = []) -> Reading {
    var reading = Reading()
    reading.state = state
    reading.actions = action.map { [Reading.ReducedAction(action: $0, state: state)] } ?? []
    reading.calls = calls.map {
      Reading.PendingCall(name: "red.pide", arguments: [.text($0)], isCancelled: $0 == "f")
    }
    return reading
  }

  /// A model that forgets to load, beside a reducer that does not.
  private var pair: Session.Pair {
    Session.Pair(
      features: [.course("modelo"), .course("reducer")],
      readings: [
        [reading(state("", false)), reading(state("fl", false), calls: ["f", "fl"])],
        [
          reading(state("", false)),
          reading(
            state("fl", true),
            action: .variant("consultaCambiada", .text("fl")),
            calls: ["fl"]
          ),
        ],
      ]
    )
  }

  private func rendering(_ width: Int, _ language: Language = .spanish) -> PairRendering {
    PairRendering(scene: Fixture.scene(language, width: width), pair: pair)
  }

  @Test func `a turn stands in two columns, with what differs below`() {
    #expect(
      Fixture.text(rendering(80).turn, width: 80) == """
        modelo                                   reducer
        ↓ consulta: "" → "fl"                    ↑ .consultaCambiada("fl")
        … 1 `red.pide("f")` (cancelada)          ↓ consulta: "" → "fl"
        … 2 `red.pide("fl")`                     ↓ cargando: false → true
                                                 … 2 `red.pide("fl")`
        ≠ cargando: false | true

        """
    )
  }

  @Test func `a narrow terminal has them below each other, each named`() {
    #expect(
      Fixture.text(rendering(40, .english).turn, width: 40) == """
        modelo
        ↓ consulta: "" → "fl"
        … 1 `red.pide("f")` (cancelled)
        … 2 `red.pide("fl")`
        reducer
        ↑ .consultaCambiada("fl")
        ↓ consulta: "" → "fl"
        ↓ cargando: false → true
        … 2 `red.pide("fl")`
        ≠ cargando
          modelo: false
          reducer: true

        """
    )
  }

  @Test func `a trace aligns both by what was done`() {
    #expect(
      Fixture.text(rendering(80).trace(["type Consulta fl"]), width: 80) == """
        modelo                                   reducer
        1 escribir Consulta fl
          ↓ consulta: "" → "fl"                    ↑ .consultaCambiada("fl")
                                                   ↓ consulta: "" → "fl"
                                                   ↓ cargando: false → true
        ≠ cargando: false | true

        """
    )
  }

  @Test func `nothing is too wide in columns of wide characters`() {
    var pair = pair
    for side in 0...1 { pair.readings[side][1].state = state("漢字漢字漢字漢字漢字漢字漢字漢字", true) }
    for width in [40, 59, 60, 80, 120] {
      let lines = PairRendering(scene: Fixture.scene(width: width), pair: pair).turn
      let rows = Fixture.text(lines, width: width).split(separator: "\n")
      #expect(rows.allSatisfy { String($0).displayWidth <= width }, "\(width)")
    }
  }
}
