extension Character {
  /// Terminal columns that the grapheme cluster takes: 0, 1 or 2.
  ///
  /// The widest scalar of the cluster decides, so marks, joiners and modifiers add nothing to their base. Control
  /// characters take no column: what they would do to a terminal is not text. Ambiguous characters count as narrow,
  /// which is what terminals outside East Asian locales do.
  /// Source: UAX #11, https://www.unicode.org/reports/tr11/ and UTS #51, https://www.unicode.org/reports/tr51/.
  public var displayWidth: Int {
    if let ascii = asciiValue { return (0x20..<0x7F).contains(ascii) ? 1 : 0 }
    var widest = 0
    var regionalIndicators = 0
    var asksForEmoji = false
    for scalar in unicodeScalars {
      widest = max(widest, scalar.displayWidth)
      if scalar.isRegionalIndicator { regionalIndicators += 1 }
      if scalar == .emojiSelector { asksForEmoji = true }
    }
    if regionalIndicators == 2 { return 2 }
    if asksForEmoji, let base = unicodeScalars.first, base.properties.isEmoji { return 2 }
    return widest
  }

  /// Whether a terminal would obey the character instead of showing it: a line break, an escape, a mark that
  /// turns the text after it around.
  var isControl: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      case .format:
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      default: false
      }
    }
  }
}

extension Unicode.Scalar {
  /// Variation selector 16, which asks for the coloured form of the emoji before it.
  fileprivate static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  /// One half of a flag.
  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  fileprivate var displayWidth: Int {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark, .surrogate:
      return 0
    case .format:
      // The soft hyphen is the one format character that terminals draw.
      return value == 0xAD ? 1 : 0
    default:
      break
    }
    // Alone, half a flag is drawn narrow although it has emoji presentation.
    if isRegionalIndicator { return 1 }
    return isWide || properties.isEmojiPresentation ? 2 : 1
  }

  private var isWide: Bool {
    guard value >= WideRanges.first else { return false }
    return WideRanges.all.contains { $0.contains(value) }
  }
}
