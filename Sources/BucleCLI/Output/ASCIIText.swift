/// Text for a terminal that shows nothing beyond ASCII.
enum ASCIIText {
  /// The nearest ASCII text; a character without one becomes `?`.
  static func folded(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return text.map { character in
      if character.isASCII { return String(character) }
      if let replacement = replacements[character] { return replacement }
      return "?"
    }.joined()
  }

  private static let replacements: [Character: String] = [
    "á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u", "ü": "u", "ñ": "n", "ç": "c", "à": "a",
    "è": "e",
    "ò": "o", "ï": "i", "Á": "A", "É": "E", "Í": "I", "Ó": "O", "Ú": "U", "Ü": "U", "Ñ": "N",
    "¿": "", "¡": "", "«": "\"", "»": "\"", "“": "\"", "”": "\"", "‘": "'", "’": "'", "…": "...",
    "–": "-", "—": "-", "·": ".", "•": "*", "×": "x", "→": "->", "←": "<-", "↑": "^", "↓": "v",
    "⟳": "@", "✓": "+", "✗": "x", "›": ">", "⚠": "!", "≠": "!=", "≤": "<=", "≥": ">=", "ª": "a",
    "º": "o", "\u{a0}": " ", "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+",
    "┤": "+", "┬": "+", "┴": "+", "┼": "+", "╭": "+", "╮": "+", "╰": "+", "╯": "+", "═": "=",
    "▲": "^", "▼": "v", "▶": ">", "◀": "<", "█": "#", "░": ".", "☐": "[ ]", "☑": "[x]", "✔": "+",
    "⏎": "Enter", "▏": "|", "●": "*", "○": "o", "◉": "*", "⌫": "<x",
  ]
}
