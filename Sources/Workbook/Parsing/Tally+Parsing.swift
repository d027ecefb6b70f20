extension Tally {
  /// Reads a `count` block; nil after a reported problem.
  init?(_ block: FencedBlock, id: Block.ID, _ diagnostics: inout DiagnosticList) {
    let header = BlockHeader(block, allowed: [.files, .show], &diagnostics)
    guard let value = header.required(.files, &diagnostics) else { return nil }
    let files = value.scriptLines
    let position = header.position(of: .files)
    for file in files where !file.hasSuffix(".swift") || file.contains("/") {
      diagnostics.report(.malformedFileName(file, ending: ".swift"), at: position)
    }
    let aspect = header[.show].map { Aspect(rawValue: String($0)) } ?? .declarations
    if aspect == nil {
      diagnostics.report(
        .unknownValue(
          String(header[.show] ?? ""),
          key: BlockHeader.Key.show.rawValue,
          allowed: Aspect.allCases.map(\.rawValue)
        ),
        at: header.position(of: .show)
      )
    }
    if aspect == .places, files.count != 2 {
      diagnostics.report(
        .wrongValue(key: BlockHeader.Key.files.rawValue, expected: .twoNames),
        at: position
      )
      return nil
    }
    self.init(
      id: id,
      files: files,
      aspect: aspect ?? .declarations,
      caption: header.rest.markdown
    )
  }
}
