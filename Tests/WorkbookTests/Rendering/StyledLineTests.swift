import Testing
import Workbook

@Suite struct StyledLineTests {
  @Test func `neighbours of one role become one span and empty ones vanish`() {
    let line = StyledLine([StyledSpan("a"), StyledSpan(""), StyledSpan("b"), StyledSpan("c", .dim)])
    #expect(line.spans == [StyledSpan("ab"), StyledSpan("c", .dim)])
  }

  /// What is left of `ab` in code followed by `一d`.
  static let clips: [(width: Int, unicode: String, ascii: String)] = [
    (0, "", ""), (1, "…", "~"), (2, "a…", "a~"), (3, "ab…", "ab~"), (4, "ab…", "ab~"),
    (5, "ab一d", "ab一d"),
  ]

  @Test(arguments: clips)
  func `a row is clipped with a mark and never wider`(width: Int, unicode: String, ascii: String) {
    let line = StyledLine([StyledSpan("ab", .code), StyledSpan("一d")])
    #expect(line.clipped(to: width, glyphs: .unicode).text == unicode)
    #expect(line.clipped(to: width, glyphs: .ascii).text == ascii)
  }
}
