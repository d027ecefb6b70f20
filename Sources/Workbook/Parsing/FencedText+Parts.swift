extension FencedText {
  /// The text above and below the first line `---`; nothing below if there is no such line.
  var partsAroundRule: (above: FencedText, below: FencedText) {
    let end = range.upperBound
    let rule = range.first { self[$0].trimmed == "---" } ?? end
    return (part(range.lowerBound..<rule), part(min(rule + 1, end)..<end))
  }

  /// The lines as Markdown, which must not be empty.
  func markdown(
    as part: BlockPart,
    of block: FencedBlock,
    _ diagnostics: inout DiagnosticList
  ) -> Markdown {
    let markdown = markdown
    if markdown.text.isEmpty { diagnostics.report(.missingPart(part), at: block.position) }
    return markdown
  }
}
