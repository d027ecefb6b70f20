extension Markdown {
  /// The text as rows, with blank ones between blocks and none at either end.
  ///
  /// Paragraphs are filled anew; code keeps its rows. No row is wider than the options say.
  public func lines(_ options: RenderingOptions) -> [StyledLine] {
    MarkdownRenderer(options: options).lines(CommonMark.blocks(text), isTight: false)
  }
}
