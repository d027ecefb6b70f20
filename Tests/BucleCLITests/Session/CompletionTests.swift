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

  @Test func `what can be completed can be listed as well`() throws {
    var session = try session()
    let effects = session.handle(.line("acciones"))
    guard case .show(.note(let note))? = effects.first else {
      Issue.record("\(effects)")
      return
    }
    #expect(note == .actions(["incremento", "decremento"]))
    let text = Fixture.text(note.lines(Fixture.scene(.spanish)))
    #expect(text.hasPrefix("Entiende `.incremento`, `.decremento`."))
    session.live = nil
    guard
      case .show(.note(.nothingOpen(nil, next: "contador")))? = session.handle(.line("actions"))
        .first
    else {
      Issue.record("nothing is open")
      return
    }
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
    ("lección 1 mi", ["misma-imagen"]),
    ("lesson unidirec", []),
    ("lección 9 ", []),
    ("jugar kata cam", []),
    ("jugar kata conta", ["kata contador"]),
    ("jugar sin-b", ["sin-binding-reducer"]),
    ("zzz ", []),
  ])
  func `what could follow is offered`(typed: String, words: [String]) throws {
    #expect(try session().completion(of: typed).words == words)
  }

  @Test func `a list of words breaks between them`() {
    let words = ["deshacer", "editar", "elegir Ver Todos", "más", "demasiado-ancha-para-ella"]
    let completion = LineEditor.Completion(replaced: 0, words: words)
    #expect(
      completion.rows(columns: 20) == [
        "deshacer  editar", "elegir Ver Todos", "más", "demasiado-ancha-para-ella",
      ]
    )
    #expect(completion.rows(columns: 21)[1] == "elegir Ver Todos  más")
    #expect(completion.rows(columns: 200) == [words.joined(separator: "  ")])
  }

  @Test func `what was typed of the word is replaced`() throws {
    #expect(try session().completion(of: "tap más t").replaced == 5)
    #expect(try session().completion(of: "tap ").replaced == 0)
    #expect(try session().completion(of: "comp").replaced == 4)
    #expect(try session().completion(of: "lección 1 mi").replaced == 2)
    #expect(try session().completion(of: "lección 1 ").words.count > 10)
  }
}
