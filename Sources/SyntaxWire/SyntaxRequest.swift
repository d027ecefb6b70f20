/// What `bucle-syntax` is asked: one request on its standard input.
public enum SyntaxRequest: Hashable, Sendable, Codable {
  case check([SourceText], [StructuralRule.Demand])
  case count([SourceText])
  case mutate(SourceText)
}

/// A file's text under the name that places in it are given by.
public struct SourceText: Hashable, Sendable, Codable {
  public var name: String
  public var text: String

  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
