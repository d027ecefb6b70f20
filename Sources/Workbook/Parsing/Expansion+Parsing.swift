extension Expansion {
  /// Reads an `expand` block; nil after a reported problem.
  init?(_ block: FencedBlock, id: Block.ID, _ diagnostics: inout DiagnosticList) {
    let header = BlockHeader(block, allowed: [.imports, .show], &diagnostics)
    let show = header.required(.show, &diagnostics)
    let parts = header.rest.partsAroundRule
    let source = parts.above.markdown(as: .source, of: block, &diagnostics)
    let explanation = parts.below.markdown(as: .explanation, of: block, &diagnostics)
    guard let show else { return nil }
    self.init(
      id: id,
      imports: header[.imports]?.split(separator: " ").map(String.init) ?? [],
      pieces: show.scriptLines,
      source: source.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
      explanation: explanation
    )
  }
}
