extension Comparison {
  /// Reads a `compare` block; nil after a reported problem.
  init?(_ block: FencedBlock, id: Block.ID, _ diagnostics: inout DiagnosticList) {
    let header = BlockHeader(block, allowed: [.left, .right, .show, .width], &diagnostics)
    let left = Side(.left, of: header, &diagnostics)
    let right = Side(.right, of: header, &diagnostics)
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
    let width = header[.width].flatMap { Int($0) }
    if let value = header[.width], !value.isEmpty, width.map({ $0 < 1 }) ?? true {
      diagnostics.report(
        .wrongValue(key: BlockHeader.Key.width.rawValue, expected: .positiveNumber),
        at: header.position(of: .width)
      )
    }
    guard let left, let right, let aspect else { return nil }
    self.init(
      id: id,
      left: left,
      right: right,
      aspect: aspect,
      width: width,
      caption: header.rest.markdown
    )
  }
}

extension Comparison.Side {
  /// Reads `feature | script`; the script may be left out with its bar.
  fileprivate init?(
    _ key: BlockHeader.Key,
    of header: BlockHeader,
    _ diagnostics: inout DiagnosticList
  ) {
    guard let value = header.required(key, &diagnostics) else { return nil }
    let parts = value.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let feature = Feature.ID(String((parts.first ?? "").trimmed))
    guard feature.isWellFormed else {
      diagnostics.report(.malformedName(feature.rawValue), at: header.position(of: key))
      return nil
    }
    self.init(feature: feature, script: parts.dropFirst().first?.scriptLines ?? [])
  }
}
