/// Reads what `ByteWriter` wrote, trusting nothing: the other side may be a hostile process.
package struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  /// How deep lists and trees may nest before the input is refused, which keeps reading off the stack's end.
  private var depth = 0

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  package init(_ bytes: [UInt8]) {
    self.init(bytes[...])
  }

  package var isAtEnd: Bool { position == bytes.endIndex }

  package mutating func byte() throws(WireError) -> UInt8 {
    guard position < bytes.endIndex else { throw .truncated }
    defer { position += 1 }
    return bytes[position]
  }

  package mutating func int() throws(WireError) -> Int {
    var value: UInt = 0
    var shift: UInt = 0
    while true {
      let next = try byte()
      guard shift < UInt(UInt.bitWidth) else { throw .malformed }
      value |= UInt(next & 0x7f) << shift
      if next & 0x80 == 0 { break }
      shift += 7
    }
    return Int(bitPattern: value >> 1) ^ -Int(bitPattern: value & 1)
  }

  package mutating func bool() throws(WireError) -> Bool {
    switch try byte() {
    case 0: false
    case 1: true
    default: throw .malformed
    }
  }

  package mutating func double() throws(WireError) -> Double {
    var pattern: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) { pattern |= UInt64(try byte()) << shift }
    return Double(bitPattern: pattern)
  }

  package mutating func text() throws(WireError) -> String {
    let count = try count(ofAtLeast: 1)
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }

  package mutating func duration() throws(WireError) -> Duration {
    let seconds = try int()
    let attoseconds = try int()
    return Duration(secondsComponent: Int64(seconds), attosecondsComponent: Int64(attoseconds))
  }

  package mutating func list<Value: WireValue>(
    of type: Value.Type = Value.self
  ) throws(WireError) -> [Value] {
    var values: [Value] = []
    for _ in 0..<(try count(ofAtLeast: 1)) { values.append(try value()) }
    return values
  }

  package mutating func texts() throws(WireError) -> [String] {
    var values: [String] = []
    for _ in 0..<(try count(ofAtLeast: 1)) { values.append(try text()) }
    return values
  }

  package mutating func optional<Value: WireValue>(
    _ type: Value.Type = Value.self
  ) throws(WireError) -> Value? {
    try bool() ? try value() : nil
  }

  /// Steps over the length that `ByteWriter.beginBlock` left.
  package mutating func beginBlock() throws(WireError) {
    for _ in 0..<ByteWriter.lengthSize { _ = try byte() }
  }

  package mutating func value<Value: WireValue>(
    _ type: Value.Type = Value.self
  ) throws(WireError) -> Value {
    guard depth < 200 else { throw .malformed }
    depth += 1
    defer { depth -= 1 }
    return try Value(from: &self)
  }

  /// A length that the rest of the input can hold, given the fewest bytes that each element takes.
  private mutating func count(ofAtLeast size: Int) throws(WireError) -> Int {
    let count = try int()
    guard count >= 0, count <= (bytes.endIndex - position) / size else { throw .malformed }
    return count
  }
}

/// Why bytes are no wire value.
package enum WireError: Error, Hashable {
  case truncated
  case malformed
}

/// A value that crosses the border between examiner and subject.
package protocol WireValue: Sendable {
  func write(to writer: inout ByteWriter)
  init(from reader: inout ByteReader) throws(WireError)
}
