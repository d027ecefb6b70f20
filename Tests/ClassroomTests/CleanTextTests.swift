import Testing

@testable import Classroom

@Suite struct CleanTextTests {
  @Test(arguments: [
    ("uno\u{1b}[31mdos\u{1b}[0m", "unodos"),
    ("\u{1b}]0;title\u{07}x", "x"),
    ("\u{1b}]8;;http://x\u{1b}\\y", "y"),
    ("\u{1b}]no end", "]no end"),
    ("a\u{0}b\u{8}c\u{7f}d\u{9b}e", "abcde"),
    ("a\r\nb\rc\td", "a\nb\nc\td"),
    ("\u{202e}txt\u{2066}", "txt"),
    ("ñ → 🙂", "ñ → 🙂"),
  ])
  func `nothing that steers a terminal or breaks XML stays`(text: String, clean: String) {
    #expect(CleanText.of(text) == clean)
  }

  @Test func `a cut text is as long as allowed, the notice among it`() {
    let cut = CleanText.cut(String(repeating: "é", count: 600), limit: 500, notice: "[cut]")
    #expect(cut.unicodeScalars.count == 500)
    #expect(cut.hasSuffix("é[cut]"))
    #expect(CleanText.line("a\n\u{1b}[1mb", limit: 10) == "a b")
  }
}
