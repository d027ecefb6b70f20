import Testing

/// A source, and all that its macros say about it.
struct Misuse: CustomTestStringConvertible {
  var testDescription: String
  var source: String
  var diagnostics: [String]

  init(_ testDescription: String, _ source: String, _ diagnostics: String...) {
    self.testDescription = testDescription
    self.source = source
    self.diagnostics = diagnostics
  }
}

extension Misuse {
  /// Every one of the tables.
  static let all = features + forms + states + dependencies
}
