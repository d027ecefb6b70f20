extension Tally {
  /// Reads a `count` block; nil after a reported problem.
  init?(_ block: FencedBlock, id: Block.ID, _ diagnostics: inout DiagnosticList) {
    let header = BlockHeader(block, allowed: [.files], &diagnostics)
    guard let value = header.required(.files, &diagnostics) else { return nil }
    let files = value.scriptLines
    let position = header.position(of: .files)
    for file in files where !file.hasSuffix(".swift") || file.contains("/") {
      diagnostics.report(.malformedFileName(file, ending: ".swift"), at: position)
    }
    self.init(id: id, files: files, caption: header.rest.markdown)
  }
}
