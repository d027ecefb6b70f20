/// Finds the title, the steps and the fences of a lesson's file.
struct OutlineParser {
  private let source: SourceText
  private var index = 0
  private var title: String?
  private var sections: [LessonOutline.Section] = []
  private var prose: Range<Int>?

  private init(_ source: SourceText) {
    self.source = source
  }

  static func parse(_ source: SourceText, _ diagnostics: inout DiagnosticList) -> LessonOutline {
    var parser = OutlineParser(source)
    while parser.index < source.lines.count { parser.takeLine(&diagnostics) }
    parser.endProse(&diagnostics)
    if parser.title == nil { diagnostics.report(.missingTitle, at: source.position(line: 0)) }
    let end = source.position(line: max(0, source.lines.count - 1))
    if parser.sections.isEmpty { diagnostics.report(.noSteps, at: end) }
    return LessonOutline(title: parser.title ?? "", sections: parser.sections, end: end)
  }

  private mutating func takeLine(_ diagnostics: inout DiagnosticList) {
    let line = source.lines[index]
    if let mark = FenceMark(line) {
      endProse(&diagnostics)
      takeFence(mark, &diagnostics)
    } else if line.hasPrefix("## ") {
      endProse(&diagnostics)
      takeHeading(line.dropFirst(3).trimmed, &diagnostics)
      index += 1
    } else if line.hasPrefix("# "), title == nil, sections.isEmpty {
      endProse(&diagnostics)
      title = String(line.dropFirst(2).trimmed)
      index += 1
    } else {
      prose = (prose?.lowerBound ?? index)..<(index + 1)
      index += 1
    }
  }

  /// Reads `Title {#name}` or `Title {#name other}`.
  private mutating func takeHeading(_ heading: Substring, _ diagnostics: inout DiagnosticList) {
    let position = source.position(line: index)
    guard let name = heading.nameInBraces else {
      diagnostics.report(.stepWithoutName, at: position)
      sections.append(
        LessonOutline.Section(title: String(heading), id: nil, position: position, parts: [])
      )
      return
    }
    let words = name.name.split(separator: " ", maxSplits: 1).map(\.trimmed)
    let id = Step.ID(String(words.first ?? name.name))
    for word in words.isEmpty ? [name.name] : words {
      let place = source.position(line: index, of: word)
      if !Step.ID(String(word)).isWellFormed {
        diagnostics.report(.malformedName(String(word)), at: place)
      }
      if let first = sections.first(where: { $0.isCalled(word) }) {
        diagnostics.report(.repeatedName(String(word), first: first.position), at: place)
      }
    }
    sections.append(
      LessonOutline.Section(
        title: String(name.before),
        id: id,
        name: words.count > 1 ? String(words[1]) : nil,
        position: position,
        parts: []
      )
    )
  }

  private mutating func takeFence(_ mark: FenceMark, _ diagnostics: inout DiagnosticList) {
    let opening = index
    let body = (opening + 1)..<source.lines.count
    let closing = body.first { mark.isClosed(by: source.lines[$0]) }
    let position = source.position(line: opening, of: mark.info)
    let end = closing ?? source.lines.count
    index = end + 1
    if closing == nil {
      diagnostics.report(
        .unclosedFence,
        at: source.position(line: opening, bytes: mark.indentation)
      )
    }
    let name = mark.info.nameInBraces
    let block = FencedBlock(
      kind: String(name?.before ?? mark.info),
      name: name.map { Block.ID(String($0.name)) },
      position: position,
      body: FencedText(
        source: source,
        indentation: mark.indentation,
        range: (opening + 1)..<end
      )
    )
    if let id = block.name, !id.isWellFormed {
      diagnostics.report(.malformedName(id.rawValue), at: position)
    }
    add(.fence(block), at: source.position(line: opening), &diagnostics)
  }

  private mutating func endProse(_ diagnostics: inout DiagnosticList) {
    guard let range = prose else { return }
    prose = nil
    let text = FencedText(source: source, indentation: 0, range: range).markdown
    guard !text.text.isEmpty else { return }
    add(.prose(text), at: source.position(line: text.line - 1), &diagnostics)
  }

  private mutating func add(
    _ part: LessonOutline.Part,
    at position: SourcePosition,
    _ diagnostics: inout DiagnosticList
  ) {
    guard let last = sections.indices.last else {
      if title != nil { diagnostics.report(.textOutsideStep, at: position) }
      return
    }
    sections[last].parts.append(part)
  }
}

extension Substring {
  /// Splits `text {#name}`; nil if it does not end so.
  fileprivate var nameInBraces: (before: Substring, name: Substring)? {
    guard hasSuffix("}"), let open = lastIndex(of: "{") else { return nil }
    let inside = self[index(after: open)...].dropLast()
    guard inside.first == "#" else { return nil }
    return (self[..<open].trimmed, inside.dropFirst())
  }
}
