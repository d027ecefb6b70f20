extension MessageGraph {
  /// Reads a `graph` block; nil after a reported problem.
  init?(_ block: FencedBlock, id: Block.ID, _ diagnostics: inout DiagnosticList) {
    let header = BlockHeader(block, allowed: [.feature, .script, .ask], &diagnostics)
    let feature = header.feature(&diagnostics)
    let script = header.required(.script, &diagnostics)
    let ask = header.required(.ask, &diagnostics)
    guard let feature, let script, let ask else { return nil }
    let path = ask.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if path.contains("") {
      diagnostics.report(.malformedPath(String(ask)), at: header.position(of: .ask))
    }
    self.init(
      id: id,
      feature: feature,
      script: script.scriptLines,
      ask: path,
      caption: header.rest.markdown
    )
  }
}
