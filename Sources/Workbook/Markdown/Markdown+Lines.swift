extension Markdown {
  /// The text as rows, with blank ones between blocks and none at either end.
  ///
  /// Paragraphs are filled anew; code keeps its rows. No row is wider than the options say.
  public func lines(_ options: RenderingOptions) -> [StyledLine] {
    MarkdownRenderer(options: options).lines(CommonMark.blocks(text), isTight: false)
  }

  /// The same rows, divided where a reader may pause: between two blocks, and between two items of a list.
  ///
  /// A paragraph that ends in a colon stays with the beginning of what it announces.
  public func sections(_ options: RenderingOptions) -> [[StyledLine]] {
    MarkdownRenderer(options: options).sections(CommonMark.blocks(text))
  }
}
