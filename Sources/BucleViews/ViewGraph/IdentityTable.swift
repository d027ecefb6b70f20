/// Numbers the positions in the tree of views: the same position gets the same number each time.
///
/// Numbers count up from 1 in the order in which positions first appear, so a position has a greater number than the one
/// above it.
struct IdentityTable {
  private var numbers: [Position: Int] = [:]

  mutating func number(of position: Position) -> Int {
    if let number = numbers[position] { return number }
    let number = numbers.count + 1
    numbers[position] = number
    return number
  }
}

/// A place below a node, and the type of the view there: a view of another type is another position.
struct Position: Hashable {
  /// The number of the node above, 0 for the root.
  let parent: Int
  let place: Place
  let type: ObjectIdentifier

  enum Place: Hashable {
    /// Where the view is listed, from 0.
    case index(Int)
    /// What the view shows, and how many views before it claim to show the same.
    case element(AnyHashable, occurrence: Int)
  }
}
