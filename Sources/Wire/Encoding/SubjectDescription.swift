/// What a subject says of itself when it starts, before any script: the names that a learner's lines can use.
package struct SubjectDescription: WireValue, Hashable {
  /// Raised whenever the encoding changes; both sides must agree.
  package static let protocolVersion = 3

  /// Whether it is a view model, which has no `Action`.
  package var isModel: Bool
  /// The cases of `Action` in declared order; of a model, what can be called and set.
  package var actions: [ActionCase]

  package init(isModel: Bool, actions: [ActionCase]) {
    self.isModel = isModel
    self.actions = actions
  }

  package struct ActionCase: WireValue, Hashable {
    package var name: String
    /// The payload's type as Swift prints it, or `nil` where the case has none.
    package var payload: String?

    package init(name: String, payload: String?) {
      self.name = name
      self.payload = payload
    }

    package func write(to writer: inout ByteWriter) {
      writer.write(name)
      writer.write(payload.map { [$0] } ?? [])
    }

    package init(from reader: inout ByteReader) throws(WireError) {
      name = try reader.text()
      payload = try reader.texts().first
    }
  }

  package func write(to writer: inout ByteWriter) {
    writer.write(Self.protocolVersion)
    writer.write(isModel)
    writer.write(actions)
  }

  package init(from reader: inout ByteReader) throws(WireError) {
    guard try reader.int() == Self.protocolVersion else { throw .malformed }
    isModel = try reader.bool()
    actions = try reader.list()
  }
}
