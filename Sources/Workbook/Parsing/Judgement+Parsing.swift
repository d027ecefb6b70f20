extension Judgement {
  /// Reads a `judge` block; nil after a reported problem.
  init?(_ block: FencedBlock, id: Block.ID, _ diagnostics: inout DiagnosticList) {
    let header = BlockHeader(block, allowed: [.specification, .features, .show], &diagnostics)
    let specification = header.required(.specification, &diagnostics)
    let features = header.features(.features, &diagnostics)
    let show = header.required(.show, &diagnostics)
    let aspect = show.flatMap { Aspect(rawValue: String($0)) }
    if let show, aspect == nil {
      diagnostics.report(
        .unknownValue(
          String(show),
          key: BlockHeader.Key.show.rawValue,
          allowed: Aspect.allCases.map(\.rawValue)
        ),
        at: header.position(of: .show)
      )
    }
    if aspect == .states, features.count != 2 {
      diagnostics.report(
        .wrongValue(key: BlockHeader.Key.features.rawValue, expected: .twoNames),
        at: header.position(of: .features)
      )
      return nil
    }
    guard let specification, !features.isEmpty, let aspect else { return nil }
    self.init(
      id: id,
      specification: Specification(String(specification)),
      features: features,
      aspect: aspect,
      caption: header.rest.markdown
    )
  }
}
