/// Markdown source, with the line where it begins, so that its reader can be told where.
public struct Markdown: Hashable, Sendable {
  /// CommonMark with the tables and task lists of GitHub's dialect, without its final newline.
  public let text: String
  /// The 1-based line of the text's first line in its file.
  public let line: Int

  /// Takes Markdown source that begins at a line of a file, or stands alone.
  public init(_ text: String, line: Int = 1) {
    self.text = text
    self.line = line
  }
}
