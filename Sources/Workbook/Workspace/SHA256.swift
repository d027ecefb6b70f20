import Foundation

/// The hash function of FIPS 180-4, https://doi.org/10.6028/NIST.FIPS.180-4; Foundation has none on Linux.
enum SHA256 {
  /// The 32 bytes of a message's digest.
  static func hash(_ message: Data) -> [UInt8] {
    var state = initial
    for block in padded(message) { compress(&state, block) }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
    }
  }

  /// Section 5.1.1: a one bit, zeros, and the length in bits fill the last block of 64 bytes.
  private static func padded(_ message: Data) -> [ArraySlice<UInt8>] {
    var bytes = Array(message)
    bytes.append(0x80)
    while bytes.count % 64 != 56 { bytes.append(0) }
    let length = UInt64(message.count) * 8
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
    return stride(from: 0, to: bytes.count, by: 64).map { bytes[$0..<($0 + 64)] }
  }

  /// Section 6.2.2.
  private static func compress(_ state: inout [UInt32], _ block: ArraySlice<UInt8>) {
    var words = (0..<16).map { index in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[block.startIndex + 4 * index + $1]) }
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = early.rotated(7) ^ early.rotated(18) ^ early >> 3
      let second = late.rotated(17) ^ late.rotated(19) ^ late >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = e & f ^ ~e & g
      let first =
        h &+ (e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)) &+ choice
        &+ constants[index] &+ words[index]
      let majority = a & b ^ a & c ^ b & c
      let second = (a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)) &+ majority
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static let primes = (2...311).filter { number in
    !(2..<number).contains { number % $0 == 0 }
  }

  /// Section 5.3.3: the fractions of the square roots of the first eight primes.
  private static let initial = primes.prefix(8).map { fraction(Double($0).squareRoot()) }

  /// Section 4.2.2: the fractions of the cube roots of the first 64 primes.
  private static let constants = primes.map { fraction(cbrt(Double($0))) }

  /// The first 32 bits after the binary point, which a `Double` holds exactly for roots below 8.
  private static func fraction(_ root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 0x1p32)
  }
}

extension UInt32 {
  fileprivate func rotated(_ bits: UInt32) -> UInt32 { self >> bits | self << (32 - bits) }
}
