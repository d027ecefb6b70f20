import Bilingual
import Examiner
import SyntaxWire
import Testing

@testable import BucleCLI
@testable import Workbook

@Suite struct TallyRenderingTests {
  private let tally = Tally(
    id: "count",
    files: ["Modelo.swift", "Reducer.swift"],
    aspect: .declarations,
    caption: Markdown("Cuenta.")
  )

  private var censuses: [Census] {
    var model = Census()
    model.identifiers = 9
    model.storedTasks = 1
    var reducer = Census()
    reducer.identifiers = 14
    reducer.cases = 3
    return [model, reducer]
  }

  @Test func `a count is a table with a column for each file and a row for what any has`() {
    let lines = Fixture.scene(.spanish).counted(tally, .success(.censuses(censuses)))
    #expect(
      Fixture.text(lines) == """
                            Modelo  Reducer
        nombres declarados       9       14
        casos de enum            0        3
        tareas guardadas         1        0

        Cuenta.

        """
    )
  }

  @Test func `a narrow terminal has letters for the files`() {
    let lines = Fixture.scene(.english, width: 30).counted(tally, .success(.censuses(censuses)))
    let rows = Fixture.text(lines, width: 30).split(separator: "\n")
    #expect(
      rows.prefix(4) == [
        "a  Modelo", "b  Reducer", "                  a    b", "names declared    9   14",
      ]
    )
  }

  @Test func `a call broken at its parentheses is one line`() {
    let place = SourcePlace(
      enclosing: ["struct PerfilView", "Form"],
      removed: [],
      added: ["  TextField(", "    \"Apodo\",", "    text: $store.apodo,", "  )", "  Divider()"]
    )
    let lines = Fixture.scene(.english).counted(tally, .success(.places([place])))
    let rows = Fixture.text(lines).split(separator: "\n")
    #expect(
      rows.dropFirst(2).prefix(2) == [
        "   + TextField(\"Apodo\", text: $store.apodo,)", "   + Divider()",
      ]
    )
  }

  @Test func `places are numbered, with their lines below`() {
    let place = SourcePlace(
      enclosing: ["struct Perfil", "var body", "switch action"],
      removed: ["    case a"],
      added: ["    case b", "      c"]
    )
    let lines = Fixture.scene(.english).counted(tally, .success(.places([place])))
    #expect(
      Fixture.text(lines) == """
        From `Modelo.swift` to `Reducer.swift`, 1 place:
        1  struct Perfil › switch action
           - case a
           + case b
           +   c

        Cuenta.

        """
    )
  }

  @Test func `what could not be counted is said`() {
    let lines = Fixture.scene(.english).counted(tally, .failure(.unreadable))
    #expect(Fixture.text(lines).hasPrefix("The declarations could not be counted"))
  }
}
