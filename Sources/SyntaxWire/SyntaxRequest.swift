/// What `bucle-syntax` is asked: one request on its standard input.
public enum SyntaxRequest: Hashable, Sendable, Codable {
  case check([SourceText], [StructuralRule.Demand])
  case count([SourceText])
  case mutate(SourceText)
  case spell([SourceText])
}

/// A file's text under the name that places in it are given by.
public struct SourceText: Hashable, Sendable, Codable {
  /// What places in the text are given by.
  public var name: String
  /// All of the file.
  public var text: String

  /// Names a text.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
