/// The fingerprint of some files: SHA-256, in 64 lower-case hexadecimal digits.
public struct ContentHash: RawRepresentable, Hashable, Sendable {
  /// The digits.
  public let rawValue: String

  /// Takes digits as they are.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
