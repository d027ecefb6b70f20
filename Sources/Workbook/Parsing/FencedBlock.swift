/// A fenced block of a lesson, with the places of its lines.
struct FencedBlock {
  /// The first word of the info string; empty if there is none.
  let kind: String
  /// The name in the braces of the info string; nil if there are none.
  let name: Block.ID?
  /// Where the info string begins, or the fence if it has none.
  let position: SourcePosition
  /// The lines between the fences.
  let body: FencedText
}

/// Consecutive lines of a fenced block.
struct FencedText {
  /// The file's lines; those of the block have had the fence's own indentation removed.
  private let source: SourceText
  private let indentation: Int
  /// Indices into the lines of the file, counted from 0.
  let range: Range<Int>

  init(source: SourceText, indentation: Int, range: Range<Int>) {
    self.source = source
    self.indentation = indentation
    self.range = range
  }

  /// A line of the block by its index in the file.
  subscript(index: Int) -> Substring {
    let line = source.lines[index]
    let blanks = line.prefix { $0 == " " }.count
    return line.dropFirst(min(indentation, blanks))
  }

  /// All lines in order.
  var lines: [String] { range.map { String(self[$0]) } }

  /// Where a line begins, or a part of it does.
  func position(_ index: Int, of part: Substring? = nil) -> SourcePosition {
    source.position(line: index, of: part ?? self[index])
  }

  /// The same block, fewer lines.
  func part(_ range: Range<Int>) -> FencedText {
    FencedText(source: source, indentation: indentation, range: range)
  }

  /// The same lines without so many more spaces before each.
  func indented(by columns: Int) -> FencedText {
    FencedText(source: source, indentation: indentation + columns, range: range)
  }

  /// The lines as Markdown, without blank ones at either end.
  var markdown: Markdown {
    var range = range
    while let first = range.first, self[first].isBlank { range.removeFirst() }
    while let last = range.last, self[last].isBlank { range.removeLast() }
    let text = part(range).lines.joined(separator: "\n")
    return Markdown(text, line: range.lowerBound + 1)
  }
}

extension StringProtocol {
  /// Whether nothing but spaces and tabs stand here.
  var isBlank: Bool { allSatisfy { $0 == " " || $0 == "\t" } }

  /// Without the spaces and tabs at both ends.
  var trimmed: SubSequence {
    let start = firstIndex { $0 != " " && $0 != "\t" } ?? endIndex
    var end = endIndex
    while end > start, [" ", "\t"].contains(self[index(before: end)]) { formIndex(before: &end) }
    return self[start..<end]
  }
}
