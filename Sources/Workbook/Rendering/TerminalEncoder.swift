import Typography

/// Turns rows into the text that is written to a terminal or a file.
public struct TerminalEncoder: Sendable {
  /// Whether roles become colours; without them the text is bare.
  public let usesColour: Bool

  /// Decides about colours once for everything that is written.
  public init(usesColour: Bool) {
    self.usesColour = usesColour
  }

  /// The rows, each ended by a newline.
  public func text(_ lines: [StyledLine]) -> String {
    lines.map { text($0) + "\n" }.joined()
  }

  /// One row without a newline, and without any control character but the encoder's own.
  public func text(_ line: StyledLine) -> String {
    line.spans.map { span in
      let text = span.text.withoutControls
      guard usesColour, let start = span.role.rendition else { return text }
      return start + text + EscapeSequence.reset
    }.joined()
  }
}

extension TextRole {
  /// The sequences that begin the role; nil for text in the terminal's own colour.
  ///
  /// NOTE: bright black would suit `dim`, but some widespread themes make it equal to their background.
  fileprivate var rendition: String? {
    switch self {
    case .plain, .dim: nil
    case .emphasis, .type: EscapeSequence.foreground(.cyan)
    case .strong: EscapeSequence.bold
    case .code: EscapeSequence.foreground(.yellow)
    case .heading: EscapeSequence.bold + EscapeSequence.foreground(.cyan)
    case .keyword: EscapeSequence.foreground(.magenta)
    case .string: EscapeSequence.foreground(.red)
    case .comment: EscapeSequence.foreground(.green)
    case .good: EscapeSequence.bold + EscapeSequence.foreground(.green)
    case .bad: EscapeSequence.bold + EscapeSequence.foreground(.red)
    case .colour(let colour): EscapeSequence.foreground(colour)
    }
  }
}
