extension Parallel {
  /// Reads a `parallel` block; nil after a reported problem.
  init?(_ block: FencedBlock, id: Block.ID, _ diagnostics: inout DiagnosticList) {
    let header = BlockHeader(block, allowed: [.left, .right, .try], &diagnostics)
    let left = header.features(.left, &diagnostics).first
    let right = header.features(.right, &diagnostics).first
    guard let left, let right else { return nil }
    self.init(
      id: id,
      left: left,
      right: right,
      suggestions: header[.try]?.scriptLines ?? [],
      text: header.rest.markdown
    )
  }
}
