/// The characters that are two columns wide without being emoji.
///
/// Source: the values W and F in https://www.unicode.org/Public/14.0.0/ucd/EastAsianWidth.txt, joined across code points
/// that are unassigned or have emoji presentation, which the caller asks about separately.
enum WideRanges {
  /// The smallest wide code point: text below it needs no search.
  static let first: UInt32 = 0x1100

  /// In ascending order, without overlaps.
  static let all: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul leading consonants
    0x2329...0x232A,  // angle brackets
    0x2E80...0x303E,  // CJK radicals and punctuation
    0x3041...0x3247,  // kana, bopomofo, compatibility jamo
    0x3250...0x4DBF,  // enclosed CJK, extension A
    0x4E00...0xA4C6,  // unified ideographs, Yi
    0xA960...0xA97C,  // Hangul leading consonants, extended
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19,  // vertical forms
    0xFE30...0xFE6B,  // compatibility and small forms
    0xFF01...0xFF60,  // fullwidth Latin
    0xFFE0...0xFFE6,  // fullwidth signs
    0x16FE0...0x1B2FB,  // Tangut, Khitan, kana supplements, Nushu
    0x1F200...0x1F265,  // enclosed ideographs
    0x20000...0x3FFFD,  // supplementary ideographs
  ]
}
