import Foundation

/// A result that is written as JSON.
protocol JSONDocument: Encodable {}

extension JSONDocument {
  /// Indented, its keys in alphabetical order, with a newline at the end: equal results are equal texts.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    } catch {
      preconditionFailure("results hold nothing that JSON cannot say, got \(error)")
    }
  }
}

/// A key that is written as `null` where there is no value, for readers that miss an absent one.
struct Nullable<Value: Encodable>: Encodable {
  var value: Value?

  init(_ value: Value?) {
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value {
      try container.encode(value)
    } else {
      try container.encodeNil()
    }
  }
}
