extension Tree: WireValue {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .nothing: writer.write(byte: 0)
    case .bool(let value): writer.write(byte: value ? 2 : 1)
    case .int(let value):
      writer.write(byte: 3)
      writer.write(value)
    case .double(let value):
      writer.write(byte: 4)
      writer.write(value)
    case .text(let value):
      writer.write(byte: 5)
      writer.write(value)
    case .list(let items):
      writer.write(byte: 6)
      writer.write(items)
    case .record(let type, let fields):
      writer.write(byte: 7)
      writer.write(type)
      writer.write(fields)
    case .variant(let name, let payload):
      writer.write(byte: 8)
      writer.write(name)
      writer.write(payload)
    case .opaque(let type):
      writer.write(byte: 9)
      writer.write(type)
    case .symbol(let code):
      writer.write(byte: 10)
      writer.write(code)
    }
  }

  package init(from reader: inout ByteReader) throws(WireError) {
    switch try reader.byte() {
    case 0: self = .nothing
    case 1: self = .bool(false)
    case 2: self = .bool(true)
    case 3: self = .int(try reader.int())
    case 4: self = .double(try reader.double())
    case 5: self = .text(try reader.text())
    case 6: self = .list(try reader.list())
    case 7: self = .record(try reader.text(), try reader.list())
    case 8: self = .variant(try reader.text(), try reader.optional())
    case 9: self = .opaque(try reader.text())
    case 10: self = .symbol(try reader.text())
    default: throw .malformed
    }
  }
}

extension Tree.Field: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(value)
  }

  package init(from reader: inout ByteReader) throws(WireError) {
    self.init(try reader.text(), try reader.value())
  }
}
