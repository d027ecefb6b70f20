/// The marks in front of the lines of a difference.
public struct DiffFormat: Hashable, Sendable {
  /// Before what is only in the first value.
  public var first: String
  /// Before what is only in the second value.
  public var second: String
  /// Before what is in both.
  public var both: String

  /// Marks of one's own.
  public init(first: String, second: String, both: String) {
    self.first = first
    self.second = second
    self.both = both
  }

  /// With the hyphen, as programs write it.
  public static let `default` = Self(first: "-", second: "+", both: " ")

  /// With the sign for minus, which is as wide as that for plus.
  public static let proportional = Self(first: "−", second: "+", both: " ")

  func marked(_ line: String) -> String {
    switch line.first {
    case "−": first + line.dropFirst()
    case "+": second + line.dropFirst()
    default: both + line.dropFirst()
    }
  }
}
