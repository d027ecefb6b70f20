/// Reads a file of hints: one `## ` section per level, and nothing before the first but a title.
///
/// The line below a heading may say what the level is for: `place: techo, suelo`, or `concept: *` for
/// everything.
enum HintParser {
  /// A level in one language.
  struct Level {
    let title: String
    let aim: Hint.Aim?
    let text: Markdown
    /// Where its heading stands.
    let position: SourcePosition
  }

  /// The levels in order; nil if there is no file, empty after another reported problem.
  static func parse(
    _ file: String,
    in folder: CourseFolder,
    _ diagnostics: inout DiagnosticList
  ) -> [Level]? {
    guard let source = folder.text(file, &diagnostics) else { return nil }
    let starts = headings(of: source)
    if starts.isEmpty { diagnostics.report(.missingPart(.hints), at: source.position(line: 0)) }
    let ends = starts.dropFirst() + [source.lines.count]
    return zip(starts, ends).map { start, end in
      let aim = start + 1 < end ? aim(source.lines[start + 1]) : nil
      let range = (start + (aim == nil ? 1 : 2))..<end
      let text = FencedText(source: source, indentation: 0, range: range).markdown
      if text.text.isEmpty {
        diagnostics.report(.missingPart(.hints), at: source.position(line: start))
      }
      return Level(
        title: String(source.lines[start].dropFirst(3).trimmed),
        aim: aim,
        text: text,
        position: source.position(line: start)
      )
    }
  }

  /// Pairs the levels of both languages, which must be for the same.
  static func hints(
    es: [Level],
    en: [Level],
    _ diagnostics: inout DiagnosticList
  ) -> Translated<[Hint]> {
    var seen: [Hint.ID: SourcePosition] = [:]
    let ids = en.map { level in
      let id = Hint.ID(title: level.title)
      if let first = seen[id] {
        diagnostics.report(.repeatedName(id.rawValue, first: first), at: level.position)
      }
      seen[id] = level.position
      return id
    }
    for (one, other) in zip(es, en) where one.aim != other.aim {
      diagnostics.report(.hintAim(other: other.position), at: one.position)
    }
    func hints(_ levels: [Level]) -> [Hint] {
      zip(ids, levels).map { Hint(id: $0, title: $1.title, aim: $1.aim, text: $1.text) }
    }
    return Translated(es: hints(es), en: hints(en))
  }

  private static func aim(_ line: String) -> Hint.Aim? {
    guard let colon = line.firstIndex(of: ":"),
      let rung = Hint.Aim.Rung(rawValue: String(line[..<colon]))
    else { return nil }
    let targets = line[line.index(after: colon)...].split(separator: ",").map { String($0.trimmed) }
    return Hint.Aim(rung: rung, targets: targets == ["*"] ? [] : targets)
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
