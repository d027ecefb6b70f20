/// A line that the learner wrote and a macro took into its expansion, such as those of a `didSet`.
///
/// The compiler names such a line's file as `#fileID` does, and counts the lines after the macro's own
/// formatting: a `;` or a one-line block before it makes its number too great.
struct MovedLine {
  /// The learner's file, by its path.
  let file: String
  private let diagnostic: CompilerDiagnostic

  /// `nil` where the diagnostic names no file of these by its module and name.
  init?(_ diagnostic: CompilerDiagnostic, files: [String]) {
    let parts = diagnostic.file.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !files.contains(diagnostic.file),
      let file = files.first(where: { $0.split(separator: "/").last == parts[1] })
    else { return nil }
    (self.file, self.diagnostic) = (file, diagnostic)
  }

  /// The diagnostic where the line that the compiler shows stands in the file's text.
  func placed(in text: String) -> CompilerDiagnostic {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let pattern = Self.ink(of: Substring(diagnostic.excerpt ?? ""))
    var placed = diagnostic
    placed.file = file
    placed.line = max(1, min(diagnostic.line, lines.count))
    placed.column = 1
    guard !pattern.isEmpty else { return placed }
    for number in (0..<placed.line).reversed() where lines.indices.contains(number) {
      let line = Self.ink(of: lines[number])
      guard let start = line.map(\.byte).firstRange(of: pattern.map(\.byte))?.lowerBound else {
        continue
      }
      let marked = pattern.firstIndex { $0.column >= diagnostic.column } ?? pattern.count - 1
      (placed.line, placed.column) = (number + 1, line[start + marked].column)
      break
    }
    return placed
  }

  /// A line's bytes without its blanks, each with its column: macros space code as they like.
  private static func ink(of line: Substring) -> [(byte: UInt8, column: Int)] {
    zip(line.utf8, 1...).filter { $0.0 != UInt8(ascii: " ") && $0.0 != UInt8(ascii: "\t") }
      .map { (byte: $0.0, column: $0.1) }
  }
}
