/// Tells the elements of a stack apart: the first that is put on one has 0, the next 1, whatever was taken off between.
///
/// A test writes it as a number: `\.ruta[id: 0]`.
public struct StackElementID: Hashable, Comparable, Sendable {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }

  /// Tells which was put on the stack first.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// An identifier as a test writes it.
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension StackElementID: CustomStringConvertible {
  /// The number, as it is written.
  public var description: String { "\(number)" }
}

extension StackElementID: Codable {
  /// Decodes a number.
  public init(from decoder: any Decoder) throws {
    self.init(try Int(from: decoder))
  }

  /// Encodes the number.
  public func encode(to encoder: any Encoder) throws {
    try number.encode(to: encoder)
  }
}
