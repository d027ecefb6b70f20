import Bilingual
import Testing
import Wire

@testable import BucleCLI

@Suite struct NewsTests {
  @Test func `what is news is marked in the trace, and counted`() {
    var reading = Reading()
    reading.state = .record("State", [])
    let names = ["escrito", "guardado", "escrito"]
    let readings =
      [reading]
      + names.map { name in
        var turn = reading
        turn.actions = [.init(action: .variant(name, nil), state: reading.state)]
        return turn
      }
    let rows = Fixture.scene(.english).trace(readings, news: ["guardado"]).map(\.text)
    #expect(rows.filter { $0.contains("* ↑") } == rows.filter { $0.contains(".guardado") })
    #expect(rows.last == "* marks what is news: 1 of 3 actions.")
    let plain = Fixture.scene(.english).trace(readings).map(\.text)
    #expect(!plain.contains { $0.contains("*") })
  }
}
