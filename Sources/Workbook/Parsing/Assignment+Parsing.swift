extension Assignment {
  /// Reads a `kata` block; nil after a reported problem.
  init?(_ block: FencedBlock, _ diagnostics: inout DiagnosticList) {
    let header = BlockHeader(block, allowed: [.id], &diagnostics)
    guard let id = header.required(.id, &diagnostics) else { return nil }
    self.init(kata: Kata.ID(String(id)), text: header.rest.markdown)
  }
}
