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
