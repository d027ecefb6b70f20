import Testing

@testable import BucleCLI

@Suite struct EditorTests {
  @Test(arguments: [
    ("code --wait", ["code", "--wait"]),
    ("'/opt/my editor/bin/ed' -x", ["/opt/my editor/bin/ed", "-x"]),
    (#"a\ b "c d" ''"#, ["a b", "c d", ""]),
    ("  vi  ", ["vi"]),
    ("", []),
  ])
  func `a command is split as a shell would split it`(line: String, words: [String]) {
    #expect(Editor.words(line) == words)
  }

  @Test func `VISUAL comes before EDITOR`() {
    #expect(Editor(environment: ["VISUAL": "emacs", "EDITOR": "vi"])?.command == ["emacs"])
    #expect(Editor(environment: ["VISUAL": " ", "EDITOR": "vi -n"])?.command == ["vi", "-n"])
    #expect(Editor(environment: ["PATH": "/nowhere"]) == nil)
  }
}
