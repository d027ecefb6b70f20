public import Foundation

/// The fingerprint of some files: SHA-256, in 64 lower-case hexadecimal digits.
public struct ContentHash: RawRepresentable, Hashable, Sendable {
  /// The digits.
  public let rawValue: String

  /// Takes digits as they are.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Computes the digits of some bytes.
  public init(of bytes: Data) {
    let digits = Array("0123456789abcdef".utf8)
    let hash = SHA256.hash(bytes)
    rawValue = String(
      decoding: hash.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] },
      as: UTF8.self
    )
  }
}
