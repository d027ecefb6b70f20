/// Where a view stands under wider ones.
public enum HorizontalAlignment: Sendable, Hashable {
  /// At the left edge.
  case leading
  /// In the middle; an odd column of room goes to the right.
  case center
  /// At the right edge.
  case trailing

  /// Columns to the left of something, when there are some to share.
  func offset(in room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: room / 2
    case .trailing: room
    }
  }
}
