import Bilingual
import Testing
import Wire
import Workbook

@testable import BucleCLI

@Suite struct CompletionTests {
  private func session() throws -> Session {
    var session = try Fixture.session(.spanish)
    session.live = Session.Live(feature: .course("contador"))
    session.live?.actions = ["incremento", "decremento"]
    var reading = Reading()
    reading.screen = Screen(elements: [
      Screen.Element(kind: .button, label: "Más tarde", value: "", isEnabled: true),
      Screen.Element(kind: .text, label: "0", value: "", isEnabled: true),
      Screen.Element(
        kind: .picker,
        label: "Ver",
        value: "Todos",
        isEnabled: true,
        choices: ["Todos", "Míos"]
      ),
    ])
    session.live?.reading = reading
    return session
  }

  @Test(arguments: [
    ("comp", ["comprobar"]),
    ("sol", ["solución"]),
    (".", [".incremento", ".decremento"]),
    (".dec", [".decremento"]),
    ("tocar ", ["Más tarde", "Ver"]),
    ("elegir ", ["Ver Todos", "Ver Míos"]),
    ("choose ver m", ["Ver Míos"]),
    ("tap más t", ["Más tarde"]),
    ("check co", ["contador"]),
    ("lang ", ["es", "en"]),
    ("jugar sin-b", ["sin-binding-reducer"]),
    ("zzz ", []),
  ])
  func `what could follow is offered`(typed: String, words: [String]) throws {
    #expect(try session().completion(of: typed).words == words)
  }

  @Test func `what was typed of the word is replaced`() throws {
    #expect(try session().completion(of: "tap más t").replaced == 5)
    #expect(try session().completion(of: "tap ").replaced == 0)
    #expect(try session().completion(of: "comp").replaced == 4)
  }
}
