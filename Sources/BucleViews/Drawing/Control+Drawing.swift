internal import Typography

/// Draws controls; parentheses in place of brackets show that one is disabled.
extension Control {
  func picture(in columns: Int, style: DrawingStyle) -> Picture {
    switch element.kind {
    case .button: buttonPicture(in: columns, style: style)
    case .textField, .secureField, .picker: Picture(rows: [fieldRow(in: columns, style: style)])
    case .toggle: togglePicture(in: columns, style: style)
    }
  }

  private var brackets: (open: String, close: String) {
    element.isEnabled ? ("[", "]") : ("(", ")")
  }

  private func buttonPicture(in columns: Int, style: DrawingStyle) -> Picture {
    let inside = labelPicture(in: max(1, columns - Self.buttonFrameColumns), style: style)
    let rows = inside.rows.isEmpty ? [""] : inside.rows
    return Picture(
      rows: rows.map { row in
        "\(brackets.open) \(row.padded(to: inside.width)) \(brackets.close)"
      }
    )
  }

  private func togglePicture(in columns: Int, style: DrawingStyle) -> Picture {
    let mark = element.value == .toggle(true) ? "x" : " "
    let box = Picture(rows: ["\(brackets.open)\(mark)\(brackets.close)"])
    let inside = labelPicture(in: max(1, columns - Self.toggleMarkColumns), style: style)
    return .horizontal([box, inside], alignment: .top, spacing: 1)
  }

  /// The label, wrapped between words but with no word broken: a button with a name cut short is still one to recognise.
  private func labelPicture(in columns: Int, style: DrawingStyle) -> Picture {
    guard case .text(let text) = label,
      text.split(whereSeparator: \.isWhitespace).contains(where: { $0.displayWidth > columns })
    else { return label.picture(in: columns, style: style) }
    return Picture(rows: [text.withoutControls.clipped(to: columns, ellipsis: style.ellipsis)])
  }

  private func fieldRow(in columns: Int, style: DrawingStyle) -> String {
    let fixed = Self.bracketColumns + Self.leastFieldColumns
    let labelRoom = max(0, columns - fixed - Self.colonColumns)
    let name = caption.clipped(to: labelRoom, ellipsis: style.ellipsis)
    let label = name.isEmpty ? "" : name + ": "
    let labelWidth = min(labelColumns ?? 0, labelRoom) + Self.colonColumns
    let start = label.padded(to: labelColumns == nil ? 0 : labelWidth)
    let room = columns - start.displayWidth - Self.bracketColumns
    let least = min(Self.leastFieldColumns, fieldColumns)
    let inside = max(least, min(fieldColumns, room))
    return start + brackets.open + content(in: inside, style: style) + brackets.close
  }

  private func content(in columns: Int, style: DrawingStyle) -> String {
    switch element.value {
    case .text(let text):
      typed(text.withoutControls, in: columns, style: style)
    case .secret(let count):
      typed(String(repeating: style.bullet, count: count), in: columns, style: style)
    case .choice(let chosen, _):
      (chosen ?? "").clipped(to: columns - Self.arrowColumns, ellipsis: style.ellipsis)
        .padded(to: columns - Self.arrowColumns) + " " + style.arrow
    case .toggle, nil:
      ""
    }
  }

  /// What was typed, its end in sight, with the caret behind it; the prompt where nothing was.
  private func typed(_ text: String, in columns: Int, style: DrawingStyle) -> String {
    let caret = element.isEnabled ? style.caret : ""
    let room = columns - caret.displayWidth
    if text.isEmpty {
      let prompt = prompt.withoutControls.clipped(to: room, ellipsis: style.ellipsis)
      return (caret + prompt).padded(to: columns)
    }
    let shown = text.clippedAtStart(to: room, ellipsis: style.ellipsis)
    return (shown + caret).padded(to: columns)
  }
}

extension String {
  /// The end of the text in at most a number of columns, with the ellipsis before it where something was cut off.
  fileprivate func clippedAtStart(to columns: Int, ellipsis: Ellipsis) -> String {
    guard displayWidth > columns else { return self }
    var kept: [Character] = []
    var room = columns - ellipsis.mark.displayWidth
    for character in reversed() {
      room -= character.displayWidth
      if room < 0 { break }
      kept.append(character)
    }
    return ellipsis.mark + String(kept.reversed())
  }
}
