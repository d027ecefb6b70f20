extension Choice {
  /// Reads a `choose` block, or an open choice's `weigh`; what was missing has been reported.
  init(_ block: FencedBlock, id: Block.ID, isOpen: Bool, _ diagnostics: inout DiagnosticList) {
    let body = block.body
    let starts = body.range.filter { OptionMark(body[$0]) != nil }
    let ends = starts.dropFirst() + [body.range.upperBound]
    let question = body.part(body.range.lowerBound..<(starts.first ?? body.range.upperBound))
    self.init(
      isOpen: isOpen,
      id: id,
      question: question.markdown(as: .question, of: block, &diagnostics),
      options: zip(starts, ends).map { start, end in
        Option(body.part(start..<end), &diagnostics)
      }
    )
    if starts.count < 2 { diagnostics.report(.tooFewOptions, at: block.position) }
    guard !isOpen else { return }
    let right = zip(starts, options).filter(\.1.isRight).map { body.position($0.0) }
    if right.isEmpty, !starts.isEmpty { diagnostics.report(.noRightOption, at: block.position) }
    for position in right.dropFirst() {
      diagnostics.report(.secondRightOption(first: right[0]), at: position)
    }
  }
}

/// The beginning of an option's line, `- [ ] ` or `- [x] `.
private struct OptionMark {
  let isRight: Bool
  let text: Substring

  init?(_ line: Substring) {
    guard line.hasPrefix("- ["), line.dropFirst(4).hasPrefix("] "),
      let mark = line.dropFirst(3).first,
      " xX".contains(mark)
    else { return nil }
    isRight = mark != " "
    text = line.dropFirst(6).trimmed
  }
}

extension Choice.Option {
  /// Reads an option from its mark to the line before the next one.
  ///
  /// Its text ends at a blank line; without one, the option is one line and what is indented below it
  /// explains it.
  fileprivate init(_ lines: FencedText, _ diagnostics: inout DiagnosticList) {
    let start = lines.range.lowerBound
    let mark = OptionMark(lines[start])
    var end = lines.range.upperBound
    while lines[end - 1].isBlank { end -= 1 }
    let below = (start + 1)..<end
    for index in below where !lines[index].isBlank && lines[index].first != " " {
      diagnostics.report(.textAmongOptions, at: lines.position(index))
    }
    let blank = below.first { lines[$0].isBlank }
    let textEnd = blank ?? start + 1
    let text = [mark?.text ?? ""] + ((start + 1)..<textEnd).map { lines[$0].trimmed }
    let explanation = FencedText(indented: lines.part(textEnd..<end)).markdown
    if text == [""] { diagnostics.report(.missingPart(.optionText), at: lines.position(start)) }
    if explanation.text.isEmpty {
      diagnostics.report(.missingPart(.optionExplanation), at: lines.position(start))
    }
    self.init(
      text: Markdown(text.joined(separator: "\n"), line: start + 1),
      isRight: mark?.isRight ?? false,
      explanation: explanation
    )
  }
}

extension FencedText {
  /// The same lines without the indentation that the least indented of them has.
  fileprivate init(indented text: FencedText) {
    let indents = text.range.filter { !text[$0].isBlank }.map { index in
      text[index].prefix { $0 == " " }.count
    }
    self = text.indented(by: indents.min() ?? 0)
  }
}
