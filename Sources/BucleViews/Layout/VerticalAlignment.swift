/// Where a view stands beside higher ones.
public enum VerticalAlignment: Sendable, Hashable {
  /// At the upper edge.
  case top
  /// In the middle; an odd row of room goes below.
  case center
  /// At the lower edge.
  case bottom

  /// Rows above something, when there are some to share.
  func offset(in room: Int) -> Int {
    switch self {
    case .top: 0
    case .center: room / 2
    case .bottom: room
    }
  }
}
