extension StringProtocol {
  /// Terminal columns that the text takes on one row: the sum over its grapheme clusters.
  public var displayWidth: Int {
    // Source text is mostly printable ASCII, where bytes are columns.
    if isPrintableASCII { return utf8.count }
    return String(self).reduce(0) { $0 + $1.displayWidth }
  }

  /// The text on one line, without escapes and other characters that steer a terminal instead of being shown.
  ///
  /// A tab or a line break becomes one space, so that the words around it stay apart.
  public var withoutControls: String {
    if isPrintableASCII { return String(self) }
    var shown = ""
    for character in String(self) {
      if character == "\t" || character.isNewline {
        shown.append(" ")
      } else if !character.isControl {
        shown.append(character)
      }
    }
    return shown
  }

  /// Whether all of it is ASCII that takes a column each.
  var isPrintableASCII: Bool {
    // Looked at as it lies in memory: one by one, bytes of a generic text cost a call each.
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy { (0x20..<0x7F).contains($0) } }
      ?? utf8.allSatisfy { (0x20..<0x7F).contains($0) }
  }
}
