/// A name in a source that nothing the sources declare has, where the compiler is known to look elsewhere.
public struct Misspelling: Hashable, Sendable, Codable {
  /// The name of the text that it stands in.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1, in UTF-8 bytes.
  public var column: Int
  /// The lines of the member around it, on which the compiler may complain instead.
  public var lines: ClosedRange<Int>
  /// The name as it is written.
  public var name: String
  /// What lacks the name.
  public var owner: Owner
  /// The name that was most likely meant; `nil` where none is like it.
  public var nearest: String?

  /// Points at a name.
  public init(
    file: String,
    line: Int,
    column: Int,
    lines: ClosedRange<Int>,
    name: String,
    owner: Owner,
    nearest: String?
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.lines = lines
    self.name = name
    self.owner = owner
    self.nearest = nearest
  }

  /// What a name is looked for in.
  public enum Owner: Hashable, Sendable, Codable {
    /// The cases of an enum of this name.
    case cases(String)
    /// The properties of a type of this name.
    case properties(String)
    /// What `@Dependency` finds by a path.
    case dependencies
    /// The cases of an action that `operation` can take: the case is there and carries something else.
    case carriers(operation: String, wanted: String)
  }
}
