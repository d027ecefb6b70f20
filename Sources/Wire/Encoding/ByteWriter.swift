/// Writes wire values as bytes: the same value always gives the same bytes.
///
/// Integers are zigzag varints (protobuf's encoding guide, "Signed Integers"); texts and lists carry
/// their length first; doubles are their bit pattern, little-endian.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(byte: UInt8) {
    bytes.append(byte)
  }

  package mutating func write(_ value: Int) {
    var rest = UInt(bitPattern: (value << 1) ^ (value >> (Int.bitWidth - 1)))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func write(_ value: Bool) {
    bytes.append(value ? 1 : 0)
  }

  package mutating func write(_ value: Double) {
    withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func write(_ value: String) {
    let text = value.utf8
    write(text.count)
    bytes.append(contentsOf: text)
  }

  /// Whole seconds, then attoseconds.
  package mutating func write(_ value: Duration) {
    write(Int(value.components.seconds))
    write(Int(value.components.attoseconds))
  }

  package mutating func write(_ values: [some WireValue]) {
    write(values.count)
    for value in values { value.write(to: &self) }
  }

  package mutating func write(_ values: [String]) {
    write(values.count)
    for value in values { write(value) }
  }

  package mutating func write(_ value: (some WireValue)?) {
    write(value != nil)
    value?.write(to: &self)
  }

  package mutating func write(_ value: some WireValue) {
    value.write(to: &self)
  }

  // MARK: - Blocks

  /// Bytes that a block's length takes: it is fixed, so that it can be filled in afterwards.
  package static let lengthSize = 4

  /// Opens a block, whose length is written ahead of it once it is known.
  package mutating func beginBlock() -> Int {
    bytes.append(contentsOf: repeatElement(0, count: Self.lengthSize))
    return bytes.count
  }

  /// Closes the block that `beginBlock` returned `start` for.
  package mutating func endBlock(_ start: Int) {
    let length = bytes.count - start
    for offset in 0..<Self.lengthSize {
      bytes[start - Self.lengthSize + offset] = UInt8(truncatingIfNeeded: length >> (8 * offset))
    }
  }

  /// The length that stands at the start of `bytes`, or 0 where they are too short to hold one.
  package static func length(at bytes: ArraySlice<UInt8>) -> Int {
    guard bytes.count >= lengthSize else { return 0 }
    return (0..<lengthSize).reduce(0) { $0 | Int(bytes[bytes.startIndex + $1]) << (8 * $1) }
  }

  /// Forgets what was written and keeps the room.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }
}
