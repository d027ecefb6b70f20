/// Lengths of views that were written for a screen with points.
///
/// The cell of a terminal is taken to be 8 points wide and 16 high, about the size of a monospaced 13 point font, so a
/// spacing of 16 points is two columns or one row. Halves count up.
enum Points {
  static func columns(_ points: Double) -> Int { cells(points / 8) }
  static func rows(_ points: Double) -> Int { cells(points / 16) }

  private static func cells(_ length: Double) -> Int {
    // The guard also refuses what is not a number, and the limit keeps an infinite length from trapping.
    guard length > 0 else { return 0 }
    return Int(min(length, 1000).rounded(.toNearestOrAwayFromZero))
  }
}
