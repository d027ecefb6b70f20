/// Where text stands in a field that is wider than it.
public enum Justification: Sendable, Hashable {
  /// At the left edge.
  case left
  /// In the middle; an odd column of room goes to the right.
  case center
  /// At the right edge.
  case right
}

extension StringProtocol {
  /// The text with spaces around it, so that it takes at least a number of columns.
  ///
  /// Text that is already as wide, or wider, comes back as it is.
  public func padded(to columns: Int, alignment: Justification = .left) -> String {
    let room = Swift.max(0, columns - displayWidth)
    let before =
      switch alignment {
      case .left: 0
      case .center: room / 2
      case .right: room
      }
    return String(repeating: " ", count: before) + self
      + String(repeating: " ", count: room - before)
  }
}
