import Typography

extension Line {
  /// The rows that this line takes at a width: the text is broken as `wrapped(to:hangingIndent:)` says,
  /// and every character keeps its role.
  func wrapped(to columns: Int) -> [Line] {
    if width <= columns, !text.contains("\n") { return [self] }
    let rows = text.wrapped(to: columns, hangingIndent: hangingIndent)
    var source = spans.flatMap { span in span.text.map { (character: $0, role: span.role) } }[...]
    return rows.map { row in
      var line = Line()
      for character in row {
        // Spaces at a break are in the source only; those of the indentation, in the row only.
        if character != " " {
          while let next = source.first, next.character != character { source.removeFirst() }
        }
        let isFromSource = source.first?.character == character
        let role = isFromSource ? source.removeFirst().role : .plain
        line.append(character, role)
      }
      return line
    }
  }

  /// Columns from the front, for text that must not be broken.
  func clipped(to columns: Int, ellipsis: Ellipsis) -> Line {
    guard width > columns else { return self }
    let kept = text.clipped(to: columns, ellipsis: ellipsis)
    var line = Line()
    var roles = spans.flatMap { span in span.text.map { _ in span.role } }[...]
    for character in kept { line.append(character, roles.popFirst() ?? .plain) }
    return line
  }

  private mutating func append(_ character: Character, _ role: Role) {
    if let last = spans.indices.last, spans[last].role == role {
      spans[last].text.append(character)
    } else {
      spans.append(Span(text: String(character), role: role))
    }
  }
}
