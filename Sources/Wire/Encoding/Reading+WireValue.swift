package import Bilingual

extension Reading: WireValue {
  /// The place first, with its length ahead of it, then the way there: an explorer tells places apart
  /// by their bytes alone (`place(in:)`).
  package func write(to writer: inout ByteWriter) {
    let mark = writer.beginBlock()
    writer.write(state)
    writer.write(calls)
    writer.write(sleeps.count)
    for sleep in sleeps { writer.write(sleep) }
    writer.write(effects)
    switch isReleased {
    case nil: writer.write(byte: 0)
    case false?: writer.write(byte: 1)
    case true?: writer.write(byte: 2)
    }
    writer.endBlock(mark)
    writer.write(holders)
    writer.write(started)
    writer.write(actions)
    writer.write(notified)
    writer.write(screen)
    writer.write(printed)
    writer.write(warnings)
    writer.write(refusal)
  }

  package init(from reader: inout ByteReader) throws(WireError) {
    self.init()
    try reader.beginBlock()
    state = try reader.value()
    calls = try reader.list()
    for _ in 0..<max(0, try reader.int()) { sleeps.append(try reader.duration()) }
    effects = try reader.texts()
    switch try reader.byte() {
    case 0: isReleased = nil
    case 1: isReleased = false
    case 2: isReleased = true
    default: throw .malformed
    }
    holders = try reader.texts()
    started = try reader.int()
    actions = try reader.list()
    notified = try reader.texts()
    screen = try reader.optional()
    printed = try reader.text()
    warnings = try reader.list()
    refusal = try reader.optional()
  }

  /// The part of an encoded reading that says where the subject is.
  package static func place(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let length = ByteWriter.length(at: bytes)
    return bytes.dropFirst(ByteWriter.lengthSize).prefix(length)
  }
}

extension Reading.ReducedAction: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(action)
    writer.write(state)
  }

  package init(from reader: inout ByteReader) throws(WireError) {
    self.init(action: try reader.value(), state: try reader.value())
  }
}

extension Reading.PendingCall: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(arguments)
    writer.write(isCancelled)
  }

  package init(from reader: inout ByteReader) throws(WireError) {
    self.init(
      name: try reader.text(),
      arguments: try reader.list(),
      isCancelled: try reader.bool()
    )
  }
}

extension Screen: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(rows)
    writer.write(elements)
    writer.write(bodies)
  }

  package init(from reader: inout ByteReader) throws(WireError) {
    self.init(rows: try reader.texts(), elements: try reader.list(), bodies: try reader.list())
  }
}

extension Screen.Element: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(kind)
    writer.write(label)
    writer.write(value)
    writer.write(isEnabled)
    writer.write(choices)
  }

  package init(from reader: inout ByteReader) throws(WireError) {
    self.init(
      kind: try reader.value(),
      label: try reader.text(),
      value: try reader.text(),
      isEnabled: try reader.bool(),
      choices: try reader.texts()
    )
  }
}

extension Screen.Element.Kind: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(byte: rawValue)
  }

  package init(from reader: inout ByteReader) throws(WireError) {
    guard let kind = Self(rawValue: try reader.byte()) else { throw .malformed }
    self = kind
  }
}

extension Screen.BodyCount: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(view)
    writer.write(count)
  }

  package init(from reader: inout ByteReader) throws(WireError) {
    self.init(view: try reader.text(), count: try reader.int())
  }
}

extension Localized: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(es)
    writer.write(en)
  }

  package init(from reader: inout ByteReader) throws(WireError) {
    self.init(es: try reader.text(), en: try reader.text())
  }
}
