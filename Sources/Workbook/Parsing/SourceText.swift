import Foundation

/// A text file of the course, line by line.
struct SourceText {
  /// The path from the course's folder.
  let file: String
  /// The lines without their ends, which may be LF or CRLF; a final line end begins no line.
  let lines: [String]

  init(file: String, text: String) {
    self.file = file
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map(String.init)
    if lines.last == "" { lines.removeLast() }
    if let first = lines.first, first.unicodeScalars.first == "\u{FEFF}" {
      lines[0] = String(first.unicodeScalars.dropFirst())
    }
    self.lines = lines
  }

  /// The place of a line, counted from 0, after a number of UTF-8 bytes of it.
  func position(line index: Int, bytes: Int = 0) -> SourcePosition {
    SourcePosition(file: file, line: index + 1, column: bytes + 1)
  }

  /// The place of a part of a line, counted from 0.
  func position(line index: Int, of part: Substring) -> SourcePosition {
    position(
      line: index,
      bytes: part.base.utf8.distance(from: part.base.startIndex, to: part.startIndex)
    )
  }
}
