import Testing
import Typography
import Workbook

@testable import BucleCLI

@Suite struct LineTests {
  @Test func `a broken line keeps its indentation and its roles`() {
    let line = Line(marked: "escribe `tap +` y mira", hanging: 2)
    let options = RenderingOptions(width: 12, glyphs: .unicode, usesColour: true)
    let rows = line.rows(options)
    #expect(rows.map(\.text) == ["escribe tap", "  + y mira"])
    #expect(rows[0].spans.last == StyledSpan("tap", .code))
    #expect(rows[1].spans.contains(StyledSpan("+", .code)))
  }

  @Test func `without colours code keeps its backquotes`() {
    #expect(Fixture.text([Line(marked: "usa `pista`")]) == "usa `pista`\n")
  }

  @Test func `ASCII is all that is written where nothing else can be shown`() {
    let lines = [Line("¿Señal «única» → 3…? ✓ 界")]
    #expect(Fixture.text(lines, glyphs: .ascii) == "Senal \"unica\" -> 3...? + ?\n")
  }

  @Test func `in a prompt escape codes stand between marks, and no two marks meet`() {
    let output = Output(RenderingOptions(width: 80, glyphs: .unicode, usesColour: true))
    let prompt = output.prompt(Line("a", .strong) + Line("b", .emphasis) + Line(" "))
    #expect(prompt == "\u{1}\u{1b}[1m\u{1}a\u{1}\u{1b}[0m\u{1b}[36m\u{1}b\u{1}\u{1b}[0m\u{1} ")
  }

  @Test func `control characters of others never reach the terminal`() {
    #expect(Fixture.text([Line("a\u{1b}[31mb\u{7}")]) == "a[31mb\n")
  }

  @Test func `a box is as wide as its rows and no wider than it may be`() {
    let frame = Frame(["[ - ] 界 [ + ]", "más"], columns: 14, glyphs: .unicode)
    #expect(
      Fixture.text(frame.lines) == """
        ┌────────────┐
        │ [ - ] 界 … │
        │ más        │
        └────────────┘

        """
    )
    #expect(frame.lines.allSatisfy { $0.width == frame.width })
  }

  @Test
  func `the middle of a text that would fill the screen is left out, and the rest keeps its role`()
  {
    let long = "\"" + String(repeating: "a", count: 1000) + "\""
    let line = (Line("nombre: ", .dim) + Line(long, .state)).abridged
    #expect(line.spans.map(\.role) == [.dim, .state])
    #expect(line.text.count == 8 + 163)
    #expect(line.text.hasPrefix("nombre: \"aaa"))
    #expect(line.text.hasSuffix("aaa\""))
    let short = Line(String(repeating: "a", count: 240), .state)
    #expect(short.abridged == short)
  }
}
