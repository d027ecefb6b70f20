/// The escape sequences that the tool writes, all of them and nothing else.
///
/// Source: ECMA-48, 5th edition, 8.3.117 (SELECT GRAPHIC RENDITION, SGR).
enum EscapeSequence {
  /// Ends every rendition: SGR 0.
  static let reset = "\u{1B}[0m"
  /// Bold or increased intensity: SGR 1.
  static let bold = "\u{1B}[1m"

  /// A foreground colour: SGR 30 to 37 and 90 to 97.
  static func foreground(_ colour: NamedColour) -> String { "\u{1B}[\(colour.rawValue)m" }
}
