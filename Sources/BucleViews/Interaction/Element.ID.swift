extension Element {
  /// Names the element by its position in the tree of views, so it stays the same however often the views are made again.
  public struct ID: Hashable, Sendable {
    /// Counts from 1 in the order in which positions first appeared on this host, with gaps.
    public let number: Int

    /// Makes the name with a number.
    public init(_ number: Int) {
      self.number = number
    }
  }
}

extension Element.ID: Comparable {
  /// Orders by number.
  public static func < (first: Element.ID, second: Element.ID) -> Bool {
    first.number < second.number
  }
}
