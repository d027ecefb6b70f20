/// Words as they are compared: neither accents nor capitals tell two apart.
enum Word {
  static func folded(_ word: some StringProtocol) -> String {
    String(word.lowercased().map { accents[$0] ?? $0 })
  }

  private static let accents: [Character: Character] = [
    "á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u", "ü": "u",
  ]

  /// The candidate that a mistyped word most likely meant, or `nil` where none is near.
  static func nearest(to word: some StringProtocol, among candidates: some Sequence<String>)
    -> String?
  {
    let typed = Array(folded(word))
    let limit = typed.count <= 3 ? 1 : typed.count <= 6 ? 2 : 3
    var best: (distance: Int, word: String)?
    for candidate in candidates {
      let distance = editDistance(typed, Array(folded(candidate)))
      // One that shares nothing with what was typed is no guess.
      if distance <= limit, distance < typed.count, distance < best?.distance ?? .max {
        best = (distance, candidate)
      }
    }
    return best?.word
  }

  /// How many insertions, removals, replacements and swaps of neighbours turn one word into the other.
  ///
  /// It is the optimal string alignment distance: F. J. Damerau, CACM 7(3), 1964.
  static func editDistance(_ one: [Character], _ other: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for i in one.indices {
      var row = [i + 1]
      for j in other.indices {
        var least = min(last[j + 1] + 1, row[j] + 1, last[j] + (one[i] == other[j] ? 0 : 1))
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
          least = min(least, beforeLast[j - 1] + 1)
        }
        row.append(least)
      }
      (beforeLast, last) = (last, row)
    }
    return last[other.count]
  }
}
