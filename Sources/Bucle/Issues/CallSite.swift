/// Where in a source file a call stands.
///
/// It keeps the literals themselves, so that making one, which every effect does, allocates nothing.
public struct CallSite: Sendable {
  let fileIDLiteral: StaticString
  let filePathLiteral: StaticString
  /// Counted from 1.
  public let line: Int
  /// Counted from 1, in UTF-8 bytes.
  public let column: Int

  /// The place that the four literals name.
  public init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    fileIDLiteral = fileID
    filePathLiteral = filePath
    self.line = Int(line)
    self.column = Int(column)
  }

  /// `Module/File.swift`.
  public var fileID: String { "\(fileIDLiteral)" }

  /// The path as the compiler was given it.
  public var filePath: String { "\(filePathLiteral)" }
}

extension CallSite: Hashable {
  /// Tells whether two places are the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    (lhs.line, lhs.column, lhs.fileID, lhs.filePath)
      == (rhs.line, rhs.column, rhs.fileID, rhs.filePath)
  }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fileID)
    hasher.combine(line)
    hasher.combine(column)
  }
}
