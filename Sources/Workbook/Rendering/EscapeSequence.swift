/// The escape sequences that the tool writes, all of them and nothing else.
///
/// Source: ECMA-48, 5th edition: 8.3.117 (SELECT GRAPHIC RENDITION, SGR), 8.3.21 (CURSOR POSITION, CUP), 8.3.22 (CURSOR UP, CUU),
/// 8.3.41 (ERASE IN LINE, EL), 8.3.39 (ERASE IN PAGE, ED); the private modes are those of xterm's control
/// sequences, "DEC Private Mode Set".
public enum EscapeSequence {
  /// Ends every rendition: SGR 0.
  static let reset = "\u{1B}[0m"
  /// Bold or increased intensity: SGR 1.
  static let bold = "\u{1B}[1m"

  /// A foreground colour: SGR 30 to 37 and 90 to 97.
  static func foreground(_ colour: NamedColour) -> String { "\u{1B}[\(colour.rawValue)m" }

  /// To the alternate screen, which leaves the one with the prompt as it is, without a cursor.
  public static let enterFullScreen = "\u{1B}[?1049h\u{1B}[?25l"
  /// Back to the screen with the prompt, and the cursor.
  public static let leaveFullScreen = "\u{1B}[?25h\u{1B}[?1049l"
  /// Empties the whole screen.
  public static let clear = "\u{1B}[2J"
  /// Empties from the cursor to the end of the row.
  public static let clearRestOfRow = "\u{1B}[K"

  /// Empties from the cursor to the end of the screen.
  public static let clearBelow = "\u{1B}[J"

  /// So many rows up, in the same column.
  public static func up(_ rows: Int) -> String { "\u{1B}[\(rows)A" }
  /// To the first column of a row, from 1.
  public static func row(_ number: Int) -> String { "\u{1B}[\(number);1H" }
}
