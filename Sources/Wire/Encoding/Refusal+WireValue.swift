extension Refusal: WireValue {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .noSuchCase(let name, let known): Self.write(0, [name] + known, to: &writer)
    case .wrongPayload(let name, let expected, let found):
      Self.write(1, [name, expected, found], to: &writer)
    case .noSuchProperty(let name, let known): Self.write(2, [name] + known, to: &writer)
    case .noSuchElement(let label, let known): Self.write(3, [label] + known, to: &writer)
    case .wrongGesture(let label, let kind):
      Self.write(4, [label], to: &writer)
      writer.write(kind)
    case .disabledElement(let label): Self.write(5, [label], to: &writer)
    case .noSuchCall(let number, let pending):
      Self.write(6, ["\(number)", "\(pending)"], to: &writer)
    case .wrongAnswer(let call, let expected, let found):
      Self.write(7, ["\(call)", expected, found], to: &writer)
    case .unsupported(let what): Self.write(8, [what], to: &writer)
    case .dismissed: Self.write(9, [], to: &writer)
    case .noSuchMethod(let name, let known): Self.write(11, [name] + known, to: &writer)
    case .readOnly(let name): Self.write(12, [name], to: &writer)
    case .wrongValue(let name, let expected, let found):
      Self.write(13, [name, expected, found], to: &writer)
    case .noSuchChoice(let choice, let picker, let known):
      Self.write(14, [choice, picker] + known, to: &writer)
    case .noSuchWaitingCall(let call, let waiting): Self.write(10, [call] + waiting, to: &writer)
    }
  }

  /// Refusals are rare and their payloads are names, so one shape serves all: a kind and its texts.
  private static func write(_ kind: UInt8, _ texts: [String], to writer: inout ByteWriter) {
    writer.write(byte: kind)
    writer.write(texts)
  }

  package init(from reader: inout ByteReader) throws(WireError) {
    let kind = try reader.byte()
    let texts = try reader.texts()
    switch (kind, texts.count) {
    case (0, 1...): self = .noSuchCase(texts[0], known: Array(texts[1...]))
    case (1, 3): self = .wrongPayload(case: texts[0], expected: texts[1], found: texts[2])
    case (2, 1...): self = .noSuchProperty(texts[0], known: Array(texts[1...]))
    case (3, 1...): self = .noSuchElement(texts[0], known: Array(texts[1...]))
    case (4, 1): self = .wrongGesture(label: texts[0], kind: try reader.value())
    case (5, 1): self = .disabledElement(texts[0])
    case (6, 2):
      guard let number = Int(texts[0]), let pending = Int(texts[1]) else { throw .malformed }
      self = .noSuchCall(number, pending: pending)
    case (7, 3):
      guard let call = Int(texts[0]) else { throw .malformed }
      self = .wrongAnswer(call: call, expected: texts[1], found: texts[2])
    case (8, 1): self = .unsupported(texts[0])
    case (9, 0): self = .dismissed
    case (11, 1...): self = .noSuchMethod(texts[0], known: Array(texts[1...]))
    case (12, 1): self = .readOnly(texts[0])
    case (13, 3): self = .wrongValue(name: texts[0], expected: texts[1], found: texts[2])
    case (14, 2...):
      self = .noSuchChoice(texts[0], of: texts[1], known: Array(texts[2...]))
    case (10, 1...): self = .noSuchWaitingCall(texts[0], waiting: Array(texts[1...]))
    default: throw .malformed
    }
  }
}
