extension Block {
  /// Reads a fence by its kind; nil after a reported problem.
  init?(_ fence: FencedBlock, _ diagnostics: inout DiagnosticList) {
    guard let kind = BlockKind(rawValue: fence.kind) else {
      let allowed = BlockKind.allCases.map(\.rawValue)
      diagnostics.report(.unknownBlock(fence.kind, allowed: allowed), at: fence.position)
      return nil
    }
    let id = fence.name ?? ID(kind.rawValue)
    let block: Block? =
      switch kind {
      case .swift: .listing(Listing(notation: .swift, lines: fence.body.lines))
      case .text: .listing(Listing(notation: .text, lines: fence.body.lines))
      case .mermaid: FlowchartParser.parse(fence, &diagnostics).map(Block.diagram)
      case .play: Play(fence, id: id, &diagnostics).map(Block.play)
      case .predict: Prediction(fence, id: id, &diagnostics).map(Block.predict)
      case .choose: .choose(Choice(fence, id: id, isOpen: false, &diagnostics))
      case .weigh: .choose(Choice(fence, id: id, isOpen: true, &diagnostics))
      case .compare: Comparison(fence, id: id, &diagnostics).map(Block.compare)
      case .parallel: Parallel(fence, id: id, &diagnostics).map(Block.parallel)
      case .count: Tally(fence, id: id, &diagnostics).map(Block.count)
      case .graph: MessageGraph(fence, id: id, &diagnostics).map(Block.graph)
      case .expand: Expansion(fence, id: id, &diagnostics).map(Block.expand)
      case .judge: Judgement(fence, id: id, &diagnostics).map(Block.judge)
      case .test: TestShowing(fence, id: id, &diagnostics).map(Block.test)
      case .refuse: Refusal(fence, id: id, &diagnostics).map(Block.refuse)
      case .kata: Assignment(fence, &diagnostics).map(Block.kata)
      }
    guard let block else { return nil }
    self = block
  }
}
