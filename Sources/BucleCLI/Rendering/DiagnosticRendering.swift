import Bilingual
import Examiner
import SyntaxWire
import Typography
import Workbook

extension Scene {
  /// A compiler's message with the source line it stands on, and a mark below the column.
  ///
  /// Without `source` the message stands alone; a snippet has no `file`.
  func diagnostic(_ diagnostic: CompilerDiagnostic, source: [String], file: String? = nil) -> [Line]
  {
    let role: TextRole = diagnostic.severity == .error ? .bad : .warning
    let place = file.map { "\($0):\(diagnostic.line):\(diagnostic.column): " } ?? ""
    var head =
      Line(place) + Line("\(diagnostic.severity.rawValue): ", role) + Line(diagnostic.message)
    head.hangingIndent = 2
    if let macro = diagnostic.macro {
      head += Line(
        " (\(say(Localized(es: "en el código de", en: "in the code of"))) \(macro))",
        .dim
      )
    }
    guard source.indices.contains(diagnostic.line - 1) else { return [head] }
    return [head] + excerpt(source[diagnostic.line - 1], diagnostic)
  }

  /// Errors in the compiler's words, and below each what it most likely comes of; a list for each error.
  ///
  /// One mistake often has several errors: what is the same for all of them is said once.
  func explained(
    _ mistakes: some Sequence<ToldMistake>,
    in place: (CompilerDiagnostic) -> (source: [String], file: String?)
  ) -> [[Line]] {
    var said: Set<Explanation> = []
    let all = mistakes.map(\.error)
    return mistakes.map { mistake in
      let error = mistake.error
      let (source, file) = place(error)
      let explanation = Explanation(of: error, among: all)
        .flatMap { said.insert($0).inserted ? $0 : nil }
      return diagnostic(error, source: source, file: file) + self.explanation(explanation)
        + guiltyLine(of: error, source: source) + followers(mistake.followers)
    }
  }

  /// What the message most likely comes of, and the edit to make; empty for a message that is not known.
  private func explanation(_ explanation: Explanation?) -> [Line] {
    guard let explanation else { return [] }
    var line = Line("→ ", .dim) + Line(marked: say(explanation.text))
    line.hangingIndent = 2
    return [line.indented(2)]
  }

  /// The line with the misspelt name, where the compiler's error stands on another.
  private func guiltyLine(of error: CompilerDiagnostic, source: [String]) -> [Line] {
    guard let misspelling = error.misspelling, misspelling.line != error.line,
      source.indices.contains(misspelling.line - 1)
    else { return [] }
    var guilty = error
    (guilty.line, guilty.column) = (misspelling.line, misspelling.column)
    return excerpt(source[misspelling.line - 1], guilty)
  }

  private func followers(_ count: Int) -> [Line] {
    guard count > 0 else { return [] }
    return [Line(say(VerdictText.followers(count)), .dim).indented(2)]
  }

  /// The part of a source line around the column that fits, and the mark.
  private func excerpt(_ text: String, _ diagnostic: CompilerDiagnostic) -> [Line] {
    let row = text.replacing("\t", with: " ")
    let before = String(decoding: row.utf8.prefix(max(0, diagnostic.column - 1)), as: UTF8.self)
    let bar = options.glyphs == .ascii ? " | " : " │ "
    let gutter = "\(diagnostic.line)"
    let room = max(8, width - gutter.displayWidth - 5)
    var shown = row
    var column = before.displayWidth
    if column > room * 3 / 4 {
      let dropped = column - room / 2
      shown = "…" + row.dropFirst(dropped + 1)
      column -= dropped
    }
    shown = shown.clipped(to: room, ellipsis: options.glyphs == .ascii ? .ascii : .unicode)
    let blank = String(repeating: " ", count: gutter.displayWidth)
    return [
      Line("  \(gutter)\(bar)", .dim) + Line(shown),
      Line("  \(blank)\(bar)", .dim) + Line(String(repeating: " ", count: column) + "^", .bad),
    ]
  }
}
