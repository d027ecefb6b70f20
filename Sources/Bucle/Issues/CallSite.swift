/// Where in a source file a call stands.
public struct CallSite: Hashable, Sendable {
  /// `Module/File.swift`.
  public var fileID: String
  /// The path as the compiler was given it.
  public var filePath: String
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in UTF-8 bytes.
  public var column: Int

  /// The place that the four literals name.
  public init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = "\(fileID)"
    self.filePath = "\(filePath)"
    self.line = Int(line)
    self.column = Int(column)
  }
}
