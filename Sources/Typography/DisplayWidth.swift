extension StringProtocol {
  /// Terminal columns that the text takes on one row: the sum over its grapheme clusters.
  public var displayWidth: Int {
    ordinaryWidth ?? reduce(0) { $0 + $1.displayWidth }
  }

  /// The columns of a text of ordinary characters alone, as most texts are; `nil` for any other.
  var ordinaryWidth: Int? {
    let isASCII = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { (0x20..<0x7F).contains($0) }
    }
    // There, bytes are columns.
    if isASCII == true { return utf8.count }
    var width = 0
    for scalar in String(self).unicodeScalars {
      guard scalar.isOrdinary else { return nil }
      width += 1
    }
    return width
  }

  /// The text on one line, without escapes and other characters that steer a terminal instead of being shown.
  ///
  /// A tab or a line break becomes one space, so that the words around it stay apart.
  public var withoutControls: String {
    if ordinaryWidth != nil { return String(self) }
    var shown = ""
    for character in self {
      if character == "\t" || character.isNewline {
        shown.append(" ")
      } else if !character.isControl {
        shown.append(character)
      }
    }
    return shown
  }
}
