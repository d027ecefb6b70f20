/// A block of Markdown as its reader understands it.
indirect enum MarkdownBlock: Hashable, Sendable {
  case paragraph([MarkdownInline])
  case heading([MarkdownInline])
  case quote([MarkdownBlock])
  /// A list; `first` is the number of its first item, nil for bullets.
  case list(first: Int?, isTight: Bool, items: [[MarkdownBlock]])
  case code(notation: String, lines: [String])
  /// A table; all rows have as many cells as the header.
  case table(header: [[MarkdownInline]], rows: [[[MarkdownInline]]])
  case rule
  /// Something that the reader does not draw, as it stands in the source.
  case verbatim([String])
}

/// A piece of a paragraph.
indirect enum MarkdownInline: Hashable, Sendable {
  case text(String)
  case code(String)
  case emphasis([MarkdownInline])
  case strong([MarkdownInline])
  case link([MarkdownInline], destination: String)
  case softBreak
  case lineBreak
}
