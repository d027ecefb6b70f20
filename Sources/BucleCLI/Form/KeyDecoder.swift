/// Turns the bytes of a keyboard into keys.
///
/// Keys beyond characters come as control sequences (ECMA-48, 5.4) or, from some keypads, after SS3.
struct KeyDecoder {
  private var state = State.ground

  private enum State {
    case ground
    case escape
    /// Within a sequence that a final byte ends.
    case sequence
    /// Within a character of so many more bytes.
    case character([UInt8], missing: Int)
  }

  /// Takes a byte in; returns `nil` while a key is not complete.
  mutating func take(_ byte: UInt8) -> Key? {
    switch state {
    case .ground: return start(byte)
    case .escape:
      if byte == 0x5b || byte == 0x4f {
        state = .sequence
        return nil
      }
      state = .ground
      // Escape and then another key: the first of them says what is wanted.
      return .leave
    case .sequence:
      guard (0x40...0x7e).contains(byte) else { return nil }
      state = .ground
      return Self.key(final: byte)
    case .character(let bytes, let missing):
      let bytes = bytes + [byte]
      if missing > 1 {
        state = .character(bytes, missing: missing - 1)
        return nil
      }
      state = .ground
      return String(validating: bytes, as: UTF8.self)?.first.map { .character($0) } ?? .other
    }
  }

  /// Says that nothing followed for a while: an escape that stands alone is the key of that name.
  mutating func pause() -> Key? {
    guard case .escape = state else { return nil }
    state = .ground
    return .leave
  }

  private mutating func start(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x1b:
      state = .escape
      return nil
    case 0x03, 0x04: return .leave
    case 0x09: return .tab
    case 0x0a, 0x0d: return .enter
    case 0x08, 0x7f: return .backspace
    case 0x20...0x7e: return .character(Character(Unicode.Scalar(byte)))
    case 0xc2...0xf4:
      state = .character([byte], missing: byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3)
      return nil
    default: return .other
    }
  }

  private static func key(final byte: UInt8) -> Key {
    switch byte {
    case 0x41: .up
    case 0x42: .down
    case 0x43: .right
    case 0x44: .left
    case 0x5a: .backTab
    default: .other
    }
  }
}
