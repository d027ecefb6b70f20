extension [MarkdownInline] {
  /// The pieces of a paragraph, with a newline where its author broke a line on purpose.
  func spans(_ options: RenderingOptions, role: TextRole = .plain) -> [StyledSpan] {
    flatMap { $0.spans(options, role: role) }
  }
}

extension MarkdownInline {
  fileprivate func spans(_ options: RenderingOptions, role: TextRole) -> [StyledSpan] {
    switch self {
    case .text(let text): [StyledSpan(options.glyphs.shown(text), role)]
    case .code(let text):
      [StyledSpan(options.glyphs.shown(options.usesColour ? text : "`\(text)`"), .code)]
    case .emphasis(let inlines):
      inlines.spans(options, role: role == .plain ? .emphasis : role)
    case .strong(let inlines): inlines.spans(options, role: role == .heading ? role : .strong)
    case .link(let inlines, let destination):
      if inlines == [.text(destination)] || destination.isEmpty {
        inlines.spans(options, role: role)
      } else {
        inlines.spans(options, role: role) + [StyledSpan(" (\(destination))", .dim)]
      }
    case .softBreak: [StyledSpan(" ", role)]
    case .lineBreak: [StyledSpan("\n", role)]
    }
  }
}
