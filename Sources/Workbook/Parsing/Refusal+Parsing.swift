extension Refusal {
  /// Reads a `refuse` block; nil after a reported problem.
  init?(_ block: FencedBlock, id: Block.ID, _ diagnostics: inout DiagnosticList) {
    let header = BlockHeader(block, allowed: [.imports, .mentions], &diagnostics)
    let mentions = header.required(.mentions, &diagnostics)
    let parts = header.rest.partsAroundRule
    let source = parts.above.markdown(as: .source, of: block, &diagnostics)
    let explanation = parts.below.markdown(as: .explanation, of: block, &diagnostics)
    guard let mentions else { return nil }
    self.init(
      id: id,
      imports: header[.imports]?.split(separator: " ").map(String.init) ?? [],
      mentions: String(mentions),
      source: source.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
      explanation: explanation
    )
  }
}
