/// A place in a file of the course, as editors and compilers count.
public struct SourcePosition: Hashable, Sendable {
  /// The path from the course's folder, with `/` between folders.
  public let file: String
  /// Counted from 1.
  public let line: Int
  /// Counted from 1, in UTF-8 bytes.
  public let column: Int

  /// Names a place; the beginning of the file unless told otherwise.
  public init(file: String, line: Int = 1, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }
}
