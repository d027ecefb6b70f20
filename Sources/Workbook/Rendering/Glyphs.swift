import Typography

/// The characters that the tool's own marks are made of.
public enum Glyphs: Sendable, Hashable {
  /// Box drawing, arrows and typographic punctuation.
  case unicode
  /// Nothing but ASCII; letters stay as they are.
  case ascii

  var ellipsis: Ellipsis { self == .unicode ? .unicode : .ascii }
  var bullet: String { self == .unicode ? "•" : "*" }
  var quoteBar: String { self == .unicode ? "│ " : "| " }
  var rule: String { self == .unicode ? "─" : "-" }
  var crossing: String { self == .unicode ? "┼" : "+" }
  var columnBar: String { self == .unicode ? "│" : "|" }
  var continuation: String { self == .unicode ? "↳ " : "> " }
  var arrow: String { self == .unicode ? "→" : "-->" }

  /// The text as these glyphs can show it.
  func shown(_ text: String) -> String {
    guard self == .ascii, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return text.reduce(into: "") { $0 += Self.substitutes[$1] ?? String($1) }
  }

  /// What stands in for typographic characters.
  private static let substitutes: [Character: String] = [
    "—": "--", "–": "-", "‑": "-", "…": "...", "\u{A0}": " ",
    "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "‘": "'", "’": "'",
    "→": "->", "←": "<-", "↑": "^", "↓": "v", "⇒": "=>", "↔": "<->", "↳": ">",
    "•": "*", "·": "*", "×": "x", "≤": "<=", "≥": ">=", "≠": "!=", "−": "-",
    "✓": "+", "✔": "+", "✗": "x", "✘": "x",
    "─": "-", "━": "-", "═": "=", "│": "|", "┃": "|", "║": "|",
    "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "┬": "+", "┴": "+", "┼": "+",
    "▶": ">", "◀": "<", "▲": "^", "▼": "v",
  ]
}
