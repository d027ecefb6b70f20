import Testing
import Typography
import Workbook

@Suite struct MarkdownLinesTests {
  private func plain(_ text: String, width: Int = 30, glyphs: Glyphs = .unicode) -> [String] {
    Markdown(text).lines(RenderingOptions(width: width, glyphs: glyphs, usesColour: false))
      .map(\.text)
  }

  @Test func `paragraphs are filled anew and stay apart`() {
    #expect(
      plain("Uno dos\ntres cuatro\ncinco seis siete ocho.\n\nNueve.  \nDiez.")
        == ["Uno dos tres cuatro cinco seis", "siete ocho.", "", "Nueve.", "Diez."]
    )
  }

  @Test func `sections are blocks and items, and together they are the whole text`() {
    let options = RenderingOptions(width: 30, glyphs: .unicode, usesColour: false)
    let text = Markdown("Uno.\n\nDos:\n\n- tres\n- cuatro\n\nCinco:\n\n    seis\n\nSiete.")
    let sections = text.sections(options).map { $0.map(\.text) }
    #expect(
      sections.prefix(3) == [["Uno."], ["", "Dos:", "", "• tres"], ["• cuatro"]]
    )
    #expect(sections.dropFirst(3).first?.prefix(2) == ["", "Cinco:"])
    #expect(sections.count == 5)
    #expect(sections.flatMap { $0 } == text.lines(options).map(\.text))
  }

  @Test func `inline marks become roles`() {
    let lines = Markdown("a *b* **c `d`** [e](https://f.g)")
      .lines(RenderingOptions(width: 40, glyphs: .unicode, usesColour: true))
    #expect(
      lines.map(\.spans) == [
        [
          StyledSpan("a "), StyledSpan("b", .emphasis), StyledSpan(" "), StyledSpan("c ", .strong),
          StyledSpan("d", .code), StyledSpan(" e"), StyledSpan(" (https://f.g)", .dim),
        ]
      ]
    )
  }

  @Test func `without colours inline code keeps its backticks`() {
    #expect(plain("escribe `tap +`") == ["escribe `tap +`"])
  }

  @Test func `inline code is not broken where a row can hold it`() {
    #expect(
      plain("uno dos tres `store.send(.a, b)` fin", width: 30) == [
        "uno dos tres", "`store.send(.a, b)` fin",
      ]
    )
  }

  @Test func `lists hang below their marks`() {
    #expect(
      plain("- uno dos tres cuatro cinco seis siete\n- ocho\n  - nueve\n\n9. a\n10. b") == [
        "• uno dos tres cuatro cinco", "  seis siete", "• ocho", "  • nueve", "", " 9. a", "10. b",
      ]
    )
    #expect(plain("- a\n\n- b", glyphs: .ascii) == ["* a", "", "* b"])
  }

  @Test func `quotes have a bar and code keeps its rows`() {
    #expect(
      plain("> cita\n>\n> más\n\n```swift\nif a {\n  b()\n}\n```\n\n---")
        == [
          "│ cita", "│", "│ más", "", "  if a {", "    b()", "  }", "",
          String(repeating: "─", count: 30),
        ]
    )
  }

  @Test func `tables are aligned, and wrapped where they are too wide`() {
    let table = "| acción | estado |\n|---|---|\n| incremento de la cuenta | 1 |\n| b | 2 |"
    #expect(
      plain(table, width: 40)
        == [
          "acción                  │ estado", "────────────────────────┼───────",
          "incremento de la cuenta │ 1", "b                       │ 2",
        ].map { $0 }
    )
    #expect(
      plain(table, width: 22, glyphs: .ascii) == [
        "acción        | estado", "--------------+-------", "incremento de | 1", "la cuenta     | ",
        "b             | 2",
      ]
    )
  }

  @Test func `ascii glyphs replace typography and keep letters`() {
    #expect(
      plain("«Años» — sí… ¿no? a → b", width: 40, glyphs: .ascii)
        == [#""Años" -- sí... ¿no? a -> b"#]
    )
  }

  @Test(arguments: 1...60)
  func `no row is wider than the width`(width: Int) {
    let text = """
      # Título largo de verdad

      Palabras y *más* palabras, 一二三四五六七八九十, `código en línea bastante largo`, https://ejemplo.org/una/direccion/larga.

      1. > cita dentro de una lista con **negrita**
         - anidada
           - más anidada

      | columna | otra columna |
      |---|---|
      | celda con texto | 一二三 |

      ```swift
      let muchoTexto = "una cadena que no cabe en ninguna parte" // y un comentario
      ```
      """
    for glyphs in [Glyphs.unicode, .ascii] {
      let rows = plain(text, width: width, glyphs: glyphs)
      #expect(rows.allSatisfy { $0.displayWidth <= width })
    }
  }
}
