/// One of the sixteen colours that every terminal lets its user choose.
///
/// Source: ECMA-48, 8.3.117 (SGR 30 to 37), and their bright variants 90 to 97, which aixterm added.
public enum NamedColour: Int, CaseIterable, Sendable {
  /// SGR 30.
  case black = 30
  /// SGR 31.
  case red
  /// SGR 32.
  case green
  /// SGR 33.
  case yellow
  /// SGR 34.
  case blue
  /// SGR 35.
  case magenta
  /// SGR 36.
  case cyan
  /// SGR 37.
  case white
  /// SGR 90.
  case brightBlack = 90
  /// SGR 91.
  case brightRed
  /// SGR 92.
  case brightGreen
  /// SGR 93.
  case brightYellow
  /// SGR 94.
  case brightBlue
  /// SGR 95.
  case brightMagenta
  /// SGR 96.
  case brightCyan
  /// SGR 97.
  case brightWhite
}
