/// The line that opens a fenced code block.
///
/// Source: CommonMark 0.29, section 4.5, https://spec.commonmark.org/0.29/#fenced-code-blocks.
struct FenceMark {
  /// Spaces before the fence, at most three.
  let indentation: Int
  /// What follows the fence on its line, without blanks around it.
  let info: Substring
  private let character: Character
  private let count: Int

  init?(_ line: String) {
    let rest = line.drop { $0 == " " }
    indentation = line.distance(from: line.startIndex, to: rest.startIndex)
    guard indentation <= 3, let first = rest.first, first == "`" || first == "~" else { return nil }
    character = first
    count = rest.prefix { $0 == first }.count
    info = rest.dropFirst(count).trimmed
    guard count >= 3, first == "~" || !info.contains("`") else { return nil }
  }

  /// Whether the line ends the block that this mark began.
  func isClosed(by line: String) -> Bool {
    let rest = line.drop { $0 == " " }
    guard line.distance(from: line.startIndex, to: rest.startIndex) <= 3 else { return false }
    let run = rest.prefix { $0 == character }.count
    return run >= count && rest.dropFirst(run).isBlank
  }
}
