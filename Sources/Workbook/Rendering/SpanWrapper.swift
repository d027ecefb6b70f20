import Typography

/// Fills rows with styled words.
///
/// Rows break at spaces, but not inside inline code that a row could hold; a word wider than a row is
/// broken between characters.
struct SpanWrapper {
  private struct Glyph {
    let character: Character
    let role: TextRole
    var width: Int { character.displayWidth }
  }

  private let columns: Int
  private var lines: [[Glyph]] = [[]]
  private var used = 0

  private init(columns: Int) {
    self.columns = max(1, columns)
  }

  /// The rows of a paragraph, at least one; a newline in a text begins a row.
  static func wrap(_ spans: [StyledSpan], to columns: Int) -> [StyledLine] {
    var wrapper = SpanWrapper(columns: columns)
    let glyphs = spans.flatMap { span in span.text.map { Glyph(character: $0, role: span.role) } }
    for (index, paragraph) in glyphs.split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0.character.isNewline }
    ).enumerated() {
      if index > 0 { wrapper.breakRow() }
      wrapper.add(paragraph)
    }
    return wrapper.lines.map { line in
      StyledLine(line.map { StyledSpan(String($0.character), $0.role) })
    }
  }

  private mutating func add(_ paragraph: ArraySlice<Glyph>) {
    for word in paragraph.split(whereSeparator: { $0.character == " " && $0.role != .code }) {
      guard word.reduce(0, { $0 + $1.width }) > columns else {
        addWord(word, after: paragraph)
        continue
      }
      for part in word.split(whereSeparator: { $0.character == " " }) {
        addWord(part, after: paragraph)
      }
    }
  }

  private mutating func addWord(_ word: ArraySlice<Glyph>, after paragraph: ArraySlice<Glyph>) {
    let width = word.reduce(0) { $0 + $1.width }
    if used > 0, used + 1 + width <= columns {
      // The space as it stands in the text, so that emphasis goes on between its words.
      append(paragraph[word.startIndex - 1])
    } else if used > 0 {
      breakRow()
    }
    for glyph in word {
      guard glyph.width <= columns else { continue }
      if used + glyph.width > columns { breakRow() }
      append(glyph)
    }
  }

  private mutating func append(_ glyph: Glyph) {
    lines[lines.count - 1].append(glyph)
    used += glyph.width
  }

  private mutating func breakRow() {
    lines.append([])
    used = 0
  }
}
