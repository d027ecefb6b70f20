extension Play {
  /// Reads a `play` block; nil after a reported problem.
  init?(_ block: FencedBlock, id: Block.ID, _ diagnostics: inout DiagnosticList) {
    let header = BlockHeader(block, allowed: [.feature, .try, .news], &diagnostics)
    guard let feature = header.feature(&diagnostics) else { return nil }
    self.init(
      id: id,
      feature: feature,
      suggestions: header[.try]?.scriptLines ?? [],
      news: header[.news]?.scriptLines ?? [],
      text: header.rest.markdown
    )
  }
}
