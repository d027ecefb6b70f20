/// A hash that is the same in every run and on every machine, for names of folders and of content.
///
/// FNV-1a, 64 bits (Fowler, Noll and Vo; RFC 9923). It tells contents apart; it is no protection.
package struct StableHash: Hashable, Sendable, CustomStringConvertible {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  package init(_ text: String) {
    combine(text)
  }

  /// The hash of some bytes.
  init(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { combine($0) }
  }

  /// A hash that was found before.
  init(value: UInt64) {
    self.value = value
  }

  package mutating func combine(_ text: String) {
    combine(Array(text.utf8))
    combine([0])
  }

  package mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  }

  /// Sixteen hexadecimal digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
