/// Reads JSON (RFC 8259) and keeps the place of every key and value.
///
/// Foundation's decoder forgets places and unknown keys, which are what an author needs to be told.
struct JSONParser {
  struct Failure: Error {
    let expectation: JSONExpectation
    let position: SourcePosition
  }

  private let file: String
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0

  private init(_ source: SourceText) {
    file = source.file
    bytes = Array(source.lines.joined(separator: "\n").utf8)
  }

  /// The only value of the text.
  static func parse(_ source: SourceText) throws(Failure) -> JSONValue {
    var parser = JSONParser(source)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.peek == nil else { throw parser.failure(.end) }
    return value
  }

  // MARK: - Values

  private mutating func value() throws(Failure) -> JSONValue {
    skipSpace()
    // NOTE: the bound keeps a hostile file from exhausting the stack; our files nest three deep.
    guard depth < 64 else { throw failure(.string) }
    depth += 1
    defer { depth -= 1 }
    let start = position
    let content: JSONValue.Content
    switch peek {
    case UInt8(ascii: "{"): content = try object()
    case UInt8(ascii: "["): content = try array()
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "t") where take("true"): content = .bool(true)
    case UInt8(ascii: "f") where take("false"): content = .bool(false)
    case UInt8(ascii: "n") where take("null"): content = .null
    default: content = .number(try number())
    }
    return JSONValue(position: start, content: content)
  }

  private mutating func object() throws(Failure) -> JSONValue.Content {
    var members: [JSONValue.Member] = []
    index += 1
    skipSpace()
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      let start = position
      guard peek == UInt8(ascii: "\"") else { throw failure(.string) }
      let key = try string()
      skipSpace()
      guard take(":") else { throw failure(.mark(":")) }
      members.append(JSONValue.Member(key: key, keyPosition: start, value: try value()))
      skipSpace()
    } while take(",")
    guard take("}") else { throw failure(.mark("}")) }
    return .object(members)
  }

  private mutating func array() throws(Failure) -> JSONValue.Content {
    var elements: [JSONValue] = []
    index += 1
    skipSpace()
    if take("]") { return .array(elements) }
    repeat {
      elements.append(try value())
      skipSpace()
    } while take(",")
    guard take("]") else { throw failure(.mark("]")) }
    return .array(elements)
  }

  private mutating func number() throws(Failure) -> Double {
    let start = index
    while let byte = peek, "+-.eE0123456789".utf8.contains(byte) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(text), text.first != "+", text.first != "." else {
      index = start
      throw failure(.value)
    }
    return number
  }

  private mutating func string() throws(Failure) -> String {
    var scalars: [UInt8] = []
    index += 1
    while let byte = peek, byte >= 0x20 {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: scalars, as: UTF8.self)
      case UInt8(ascii: "\\"): scalars += String(try escape()).utf8
      default: scalars.append(byte)
      }
    }
    throw failure(.mark("\""))
  }

  private mutating func escape() throws(Failure) -> Character {
    let names: [Character: Character] = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
    ]
    guard let byte = peek else { throw failure(.mark("\"")) }
    if let plain = names[Character(UnicodeScalar(byte))] {
      index += 1
      return plain
    }
    let high = try unit()
    if UTF16.isLeadSurrogate(high), peek == UInt8(ascii: "\\") {
      index += 1
      let decoded = String(decoding: [high, try unit()], as: UTF16.self)
      return decoded.first ?? "\u{FFFD}"
    }
    return String(decoding: [high], as: UTF16.self).first ?? "\u{FFFD}"
  }

  private mutating func unit() throws(Failure) -> UInt16 {
    let digits = bytes[min(index + 1, bytes.count)..<min(index + 5, bytes.count)]
    guard peek == UInt8(ascii: "u"), digits.count == 4,
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure(.mark("\\u0000")) }
    index += 5
    return unit
  }

  // MARK: - Bytes

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private var position: SourcePosition {
    SourcePosition(file: file, line: line, column: index - lineStart + 1)
  }

  private func failure(_ expectation: JSONExpectation) -> Failure {
    Failure(expectation: expectation, position: position)
  }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      index += 1
      guard byte == 0x0A else { continue }
      line += 1
      lineStart = index
    }
  }
}
