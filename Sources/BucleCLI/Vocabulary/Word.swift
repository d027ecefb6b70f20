import SyntaxWire

/// Words as they are compared: neither accents nor capitals tell two apart.
enum Word {
  static func folded(_ word: some StringProtocol) -> String {
    String(word.lowercased().map { accents[$0] ?? $0 })
  }

  private static let accents: [Character: Character] = [
    "á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u", "ü": "u",
  ]

  /// The candidate that a mistyped word most likely meant, or `nil` where none is near: one slip in three letters.
  static func nearest(to word: some StringProtocol, among candidates: some Sequence<String>)
    -> String?
  {
    let typed = Array(folded(word))
    var best: (distance: Int, word: String)?
    for candidate in candidates {
      let meant = Array(folded(candidate))
      let limit = max(1, min(typed.count, meant.count) / 3)
      let distance = editDistance(typed, meant)
      // One that shares nothing with what was typed is no guess.
      if distance <= limit, distance < typed.count, distance < best?.distance ?? .max {
        best = (distance, candidate)
      }
    }
    return best?.word
  }
}
