extension IdentifiedArray: Equatable where Element: Equatable {
  /// Tells whether both have equal elements in the same order.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.order == rhs.order && lhs.slots == rhs.slots
  }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  /// Hashes the elements in order.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(slots)
  }
}

// Unchecked because a key path is not known to be `Sendable`. This one leads to an identifier, and is
// followed only where the elements, which are, may be read.
extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}

extension IdentifiedArray: Encodable where Element: Encodable {
  /// Encodes the elements as an array.
  public func encode(to encoder: any Encoder) throws {
    try elements.encode(to: encoder)
  }
}

extension IdentifiedArray: Decodable
where Element: Decodable & Identifiable, ID == Element.ID {
  /// Decodes an array of elements; of those that share an identifier, the first is taken.
  public init(from decoder: any Decoder) throws {
    self.init(uniqueElements: try [Element](from: decoder))
  }
}

extension IdentifiedArray: CustomReflectable, CustomStringConvertible {
  /// The elements, as of an array.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: elements, displayStyle: .collection)
  }

  /// As an array prints.
  public var description: String { elements.description }
}
