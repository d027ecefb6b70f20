extension TestShowing {
  /// Reads a `test` block; nil after a reported problem.
  init?(_ block: FencedBlock, id: Block.ID, _ diagnostics: inout DiagnosticList) {
    let header = BlockHeader(block, allowed: [.features], &diagnostics)
    let programs = header.features(.features, &diagnostics)
    guard !programs.isEmpty else { return nil }
    self.init(id: id, programs: programs, caption: header.rest.markdown)
  }
}
