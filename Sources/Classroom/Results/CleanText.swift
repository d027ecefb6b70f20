/// Text from a learner's program or files, made fit for any reader of results.
package enum CleanText {
  /// Without control characters but line feed and tab, and without what XML 1.0 cannot hold.
  ///
  /// Escape sequences go as a whole where they are of the common kind (ECMA-48, CSI and OSC).
  package static func of(_ text: String) -> String {
    var clean = String.UnicodeScalarView()
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar.value {
      case 0x1b: skipEscape(&scalars)
      case 0x0a, 0x09: clean.append(scalar)
      case 0x0d:
        if scalars.first != "\n" { clean.append("\n") }
      case 0..<0x20, 0x7f..<0xa0: continue
      // Marks that turn the order of the text around, and the two code points that are none.
      case 0x202a...0x202e, 0x2066...0x2069, 0xfffe, 0xffff: continue
      default: clean.append(scalar)
      }
    }
    return String(clean)
  }

  /// On one line, cut at a number of code points.
  package static func line(_ text: String, limit: Int) -> String {
    let line = of(text).split(whereSeparator: \.isNewline).joined(separator: " ")
    return cut(line, limit: limit, notice: "…")
  }

  /// At most `limit` code points, the notice among them where it is cut.
  package static func cut(_ text: String, limit: Int, notice: String) -> String {
    guard text.unicodeScalars.count > limit else { return text }
    let room = max(0, limit - notice.unicodeScalars.count)
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: text.unicodeScalars.prefix(room))
    return String(kept) + notice
  }

  private static func skipEscape(_ scalars: inout Substring.UnicodeScalarView) {
    switch scalars.first {
    case "[":
      scalars.removeFirst()
      while let scalar = scalars.first, (0x20...0x3f).contains(scalar.value) {
        scalars.removeFirst()
      }
      if let scalar = scalars.first, (0x40...0x7e).contains(scalar.value) { scalars.removeFirst() }
    case "]":
      // A sequence without an end is not taken for the rest of the text.
      guard
        let end = scalars.prefix(4096).firstIndex(where: { $0.value == 0x07 || $0.value == 0x1b })
      else { return }
      scalars = scalars[scalars.index(after: end)...]
      if scalars.first == "\\" { scalars.removeFirst() }
    default: return
    }
  }
}
