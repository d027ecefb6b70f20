extension StringProtocol {
  /// The text cut to at most a number of columns, with the ellipsis as its last column where something was cut off.
  ///
  /// Grapheme clusters are kept whole, so the result is a column short where a wide character would not fit. A width
  /// of 0 or less gives the empty text.
  public func clipped(to columns: Int, ellipsis: Ellipsis = .unicode) -> String {
    guard displayWidth > columns else { return String(self) }
    guard columns > 0 else { return "" }
    let mark = ellipsis.mark
    let room = columns - mark.displayWidth
    var kept = ""
    var used = 0
    for character in self {
      used += character.displayWidth
      if used > room { break }
      kept.append(character)
    }
    return kept + mark
  }
}
