extension Prediction {
  /// Reads a `predict` block; nil after a reported problem.
  init?(_ block: FencedBlock, id: Block.ID, _ diagnostics: inout DiagnosticList) {
    let header = BlockHeader(block, allowed: [.feature, .script, .ask], &diagnostics)
    let feature = header.feature(&diagnostics)
    let script = header.required(.script, &diagnostics)
    let ask = header.required(.ask, &diagnostics)
    let parts = header.rest.partsAroundRule
    let question = parts.above.markdown(as: .question, of: block, &diagnostics)
    let explanation = parts.below.markdown(as: .explanation, of: block, &diagnostics)
    guard let feature, let script, let ask else { return nil }
    let path = ask.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if path.contains("") {
      diagnostics.report(.malformedPath(String(ask)), at: header.position(of: .ask))
    }
    if script.scriptLines.isEmpty {
      let problem = CourseProblem.emptyValue(key: BlockHeader.Key.script.rawValue)
      diagnostics.report(problem, at: header.position(of: .script))
    }
    self.init(
      id: id,
      feature: feature,
      script: script.scriptLines,
      ask: path,
      question: question,
      explanation: explanation
    )
  }
}
