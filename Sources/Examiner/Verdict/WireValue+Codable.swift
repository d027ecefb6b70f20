import Foundation
package import Wire

/// Wire values inside a kept verdict: the bytes that a subject would send, as text.
extension WireValue where Self: Codable {
  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    var reader = ByteReader(Array(Data(base64Encoded: text) ?? Data()))
    try self.init(from: &reader)
  }

  package func encode(to encoder: any Encoder) throws {
    var writer = ByteWriter()
    writer.write(self)
    var container = encoder.singleValueContainer()
    try container.encode(Data(writer.bytes).base64EncodedString())
  }
}

extension Tree: Codable {}
extension Stimulus: Codable {}
extension Reading: Codable {}
extension Refusal: Codable {}
extension Screen: Codable {}
extension Screen.BodyCount: Codable {}
extension Tree.Change: Codable {}

extension Tree.Change: WireValue {
  package func write(to writer: inout ByteWriter) {
    writer.write(path)
    writer.write(old)
    writer.write(new)
  }

  package init(from reader: inout ByteReader) throws(WireError) {
    self.init(
      path: try reader.texts(),
      old: try reader.optional(),
      new: try reader.optional()
    )
  }
}
