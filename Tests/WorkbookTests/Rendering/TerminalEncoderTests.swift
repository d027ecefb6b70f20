import Testing
import Workbook

@Suite struct TerminalEncoderTests {
  private let line = StyledLine([
    StyledSpan("a "), StyledSpan("b", .strong), StyledSpan("c", .bad),
    StyledSpan("d", .colour(.brightBlue)),
  ])

  @Test func `with colours each role begins and ends by itself`() {
    #expect(
      TerminalEncoder(usesColour: true).text([line])
        == "a \u{1B}[1mb\u{1B}[0m\u{1B}[1m\u{1B}[31mc\u{1B}[0m\u{1B}[94md\u{1B}[0m\n"
    )
  }

  @Test func `without colours the text is bare`() {
    #expect(TerminalEncoder(usesColour: false).text([line, StyledLine()]) == "a bcd\n\n")
  }

  @Test func `an escape in a text does not reach the terminal`() {
    let hostile = StyledLine("a\u{1B}[2Jb\u{7}\nc", .code)
    #expect(TerminalEncoder(usesColour: false).text(hostile) == "a[2Jb c")
  }
}
