extension Stimulus: WireValue {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .send(let action):
      writer.write(byte: 0)
      writer.write(action)
    case .set(let property, let value):
      writer.write(byte: 1)
      writer.write(property)
      writer.write(value)
    case .call(let method, let arguments):
      writer.write(byte: 2)
      writer.write(method)
      writer.write(arguments)
    case .advance(let duration):
      writer.write(byte: 3)
      writer.write(duration)
    case .resolve(let call, let answer):
      writer.write(byte: 4)
      writer.write(call)
      writer.write(answer)
    case .interact(let locator, let gesture):
      writer.write(byte: 5)
      writer.write(locator.label)
      writer.write(locator.index)
      writer.write(gesture)
    case .dismiss:
      writer.write(byte: 6)
    case .reply(let call, let answer):
      writer.write(byte: 7)
      writer.write(call)
      writer.write(answer)
    }
  }

  package init(from reader: inout ByteReader) throws(WireError) {
    switch try reader.byte() {
    case 0: self = .send(try reader.value())
    case 1: self = .set(try reader.text(), try reader.value())
    case 2: self = .call(try reader.text(), try reader.list())
    case 3: self = .advance(try reader.duration())
    case 4: self = .resolve(try reader.int(), try reader.value())
    case 5:
      let locator = Locator(try reader.text(), index: try reader.int())
      self = .interact(locator, try reader.value())
    case 6: self = .dismiss
    case 7: self = .reply(try reader.value(), try reader.value())
    default: throw .malformed
    }
  }
}

extension Stimulus.Call: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(arguments)
    writer.write(index)
  }

  package init(from reader: inout ByteReader) throws(WireError) {
    self.init(try reader.text(), try reader.list(), index: try reader.int())
  }
}

extension Stimulus.Answer: WireValue {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .value(let tree):
      writer.write(byte: 0)
      writer.write(tree)
    case .failure(let description):
      writer.write(byte: 1)
      writer.write(description)
    }
  }

  package init(from reader: inout ByteReader) throws(WireError) {
    switch try reader.byte() {
    case 0: self = .value(try reader.value())
    case 1: self = .failure(try reader.text())
    default: throw .malformed
    }
  }
}

extension Stimulus.Gesture: WireValue {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .tap: writer.write(byte: 0)
    case .toggle: writer.write(byte: 1)
    case .type(let text):
      writer.write(byte: 2)
      writer.write(text)
    case .erase(let count):
      writer.write(byte: 3)
      writer.write(count)
    case .choose(let choice):
      writer.write(byte: 4)
      writer.write(choice)
    }
  }

  package init(from reader: inout ByteReader) throws(WireError) {
    switch try reader.byte() {
    case 0: self = .tap
    case 1: self = .toggle
    case 2: self = .type(try reader.text())
    case 3: self = .erase(try reader.int())
    case 4: self = .choose(try reader.text())
    default: throw .malformed
    }
  }
}
