extension StringProtocol {
  /// The text broken into rows of at most a number of columns, at least one row, none ending in a space.
  ///
  /// Rows break at spaces and at every line break in the text; the spaces at which a row breaks are dropped, all others,
  /// indentation included, are kept. A word that is wider than a row starts on a row of its own and is broken between
  /// grapheme clusters. A cluster that is wider than a whole row cannot be shown and is left out.
  ///
  /// - Parameters:
  ///   - columns: The width of a row; less than 1 counts as 1.
  ///   - hangingIndent: Columns of space before each row but the first of a paragraph; at most
  ///     `columns - 2` are used.
  /// - Returns: The rows from top to bottom, not padded; an empty text gives one empty row.
  public func wrapped(to columns: Int, hangingIndent: Int = 0) -> [String] {
    if isPrintableASCII, utf8.count <= Swift.max(1, columns) { return [String(self).trimmedAtEnd] }
    let paragraphs = String(self).split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0.isNewline }
    )
    return paragraphs.flatMap { paragraph in
      var wrapper = Wrapper(columns: columns, indent: hangingIndent)
      wrapper.add(paragraph)
      return wrapper.rows
    }
  }
}

/// Fills rows with the words of one paragraph.
private struct Wrapper {
  let columns: Int
  let indent: Int
  /// The finished rows, then the one being filled, always at least one.
  private var lines: [Line] = [Line(text: "", width: 0, isBlank: true)]
  /// Spaces seen since the last word, which count only if another word follows on the same row.
  private var gap = 0

  private struct Line {
    var text: String
    var width: Int
    /// Whether nothing but indentation stands on the row yet.
    var isBlank: Bool
  }

  init(columns: Int, indent: Int) {
    self.columns = max(1, columns)
    // Two columns stay free, so that the indentation never pushes a wide character out.
    self.indent = max(0, min(indent, columns - 2))
  }

  var rows: [String] {
    lines.map { $0.isBlank ? "" : $0.text }
  }

  private var current: Line {
    get { lines[lines.count - 1] }
    set { lines[lines.count - 1] = newValue }
  }

  mutating func add(_ paragraph: Substring) {
    var word: [Character] = []
    for character in paragraph {
      guard character == " " || character == "\t" else {
        word.append(character)
        continue
      }
      flush(&word)
      gap += 1
    }
    flush(&word)
  }

  private mutating func flush(_ word: inout [Character]) {
    guard !word.isEmpty else { return }
    let width = word.reduce(0) { $0 + $1.displayWidth }
    if current.width + gap + width <= columns {
      append(String(repeating: " ", count: gap), width: gap)
    } else if !current.isBlank {
      breakRow()
    } else if gap + 2 <= columns - current.width {
      // The paragraph's own indentation stays before a word that has to be broken anyway.
      append(String(repeating: " ", count: gap), width: gap)
    }
    for character in word {
      let width = character.displayWidth
      if current.width + width > columns {
        guard width <= columns else { continue }
        breakRow()
      }
      append(String(character), width: width)
      current.isBlank = false
    }
    word.removeAll(keepingCapacity: true)
    gap = 0
  }

  private mutating func append(_ text: String, width: Int) {
    current.text += text
    current.width += width
  }

  private mutating func breakRow() {
    lines.append(Line(text: String(repeating: " ", count: indent), width: indent, isBlank: true))
  }
}

extension String {
  /// The text without the spaces at its end.
  fileprivate var trimmedAtEnd: String {
    guard last == " " else { return self }
    let end = lastIndex { $0 != " " }
    return end.map { String(self[...$0]) } ?? ""
  }
}
