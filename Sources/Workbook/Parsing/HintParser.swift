/// Reads a file of hints: one `## ` section per level, and nothing before the first but a title.
enum HintParser {
  /// The levels in order; nil if there is no file, empty after another reported problem.
  static func parse(
    _ file: String,
    in folder: CourseFolder,
    _ diagnostics: inout DiagnosticList
  ) -> [Hint]? {
    guard let source = folder.text(file, &diagnostics) else { return nil }
    let starts = headings(of: source)
    if starts.isEmpty { diagnostics.report(.missingPart(.hints), at: source.position(line: 0)) }
    let ends = starts.dropFirst() + [source.lines.count]
    return zip(starts, ends).map { start, end in
      let text = FencedText(source: source, indentation: 0, range: (start + 1)..<end).markdown
      if text.text.isEmpty {
        diagnostics.report(.missingPart(.hints), at: source.position(line: start))
      }
      return Hint(title: String(source.lines[start].dropFirst(3).trimmed), text: text)
    }
  }

  /// The lines that begin a level; a `## ` inside a fence is code.
  private static func headings(of source: SourceText) -> [Int] {
    var found: [Int] = []
    var fence: FenceMark?
    for (index, line) in source.lines.enumerated() {
      if let open = fence {
        if open.isClosed(by: line) { fence = nil }
      } else if let mark = FenceMark(line) {
        fence = mark
      } else if line.hasPrefix("## ") {
        found.append(index)
      }
    }
    return found
  }
}
