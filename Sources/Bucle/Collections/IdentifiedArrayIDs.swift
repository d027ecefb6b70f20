/// The identifiers of an identified array, in order.
public struct IdentifiedArrayIDs<ID: Hashable>: RandomAccessCollection {
  let order: ContiguousArray<ID>
  let positions: [ID: Int]

  /// Always 0.
  public var startIndex: Int { 0 }

  /// How many there are.
  public var endIndex: Int { order.count }

  /// The identifier at a position.
  public subscript(position: Int) -> ID { order[position] }

  /// Tells whether there is such an identifier, without searching.
  public func contains(_ id: ID) -> Bool { positions[id] != nil }
}

extension IdentifiedArrayIDs: Equatable {
  /// Tells whether both have the same identifiers in the same order.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.order == rhs.order }
}

extension IdentifiedArrayIDs: ExpressibleByArrayLiteral {
  /// Identifiers to compare with, each once.
  public init(arrayLiteral elements: ID...) {
    var positions: [ID: Int] = [:]
    order = ContiguousArray(
      elements.filter { positions.updateValue(positions.count, forKey: $0) == nil }
    )
    self.positions = positions
  }
}

extension IdentifiedArrayIDs: Sendable where ID: Sendable {}
