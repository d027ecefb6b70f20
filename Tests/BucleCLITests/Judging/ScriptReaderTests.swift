import Bilingual
import Examiner
import Testing
import Wire

@testable import BucleCLI

@Suite struct `A learner's script` {
  private let reader = ScriptReader(
    file: "k/a.txt",
    feature: "segunda-puerta",
    labels: ["Nombre", "Guardar todo"]
  )

  private func fault(_ text: String) throws -> (place: ScriptFinding.Place, text: String) {
    let fault = try #require(throws: ScriptReader.Fault.self) { try reader.lines(of: text) }
    guard case .line(let place, let text) = fault.finding else { throw fault }
    return (place, text.en)
  }

  @Test func `is what the prompt takes and what it saves, in both languages`() throws {
    let lines = try reader.lines(
      of: """
        # a comment
        play segunda-puerta

          escribir Nombre Ana
        type Nombre s
        tap Guardar todo
        .guardarPulsado
        """
    )
    #expect(
      lines.map(\.stimulus) == [
        .interact(Stimulus.Locator("Nombre"), .type("Ana")),
        .interact(Stimulus.Locator("Nombre"), .type("s")),
        .interact(Stimulus.Locator("Guardar todo"), .tap), .send(.variant("guardarPulsado", nil)),
      ]
    )
    #expect(lines.map(\.place.line) == [4, 5, 6, 7])
    #expect(lines[0].place.column == 3)
    #expect(try reader.lines(of: "").isEmpty)
  }

  @Test(arguments: [
    ("tap Nombre\nadvance 3\n", 2, 9), ("  .a(b)", 1, 6), ("check contador", 1, 1),
    ("play sin-tipos", 1, 1), ("tap Nombre\nplay segunda-puerta", 2, 1), ("tap", 1, 4),
  ])
  func `has a fault with its line and column`(text: String, line: Int, column: Int) throws {
    let place = try fault(text).place
    #expect(place.file == "k/a.txt")
    #expect(place.line == line && place.column == column)
  }

  @Test func `may not be longer than anybody reads`() throws {
    let lines = Array(repeating: "tap Nombre", count: ScriptReader.lineLimit + 1)
    #expect(try fault(lines.joined(separator: "\n")).place.line == ScriptReader.lineLimit + 1)
    #expect(try reader.lines(of: lines.dropLast().joined(separator: "\n")).count == 1_000)
  }
}
