/// Code to read, shown as it is written.
public struct Listing: Hashable, Sendable {
  /// What the code is written in, which decides how it is coloured.
  public enum Notation: String, CaseIterable, Sendable {
    /// Swift source.
    case swift
    /// A terminal session, a file name or anything else without colours.
    case text
  }

  /// What the code is written in.
  public let notation: Notation
  /// The lines without their newlines, indentation kept.
  public let lines: [String]

  /// Takes code line by line.
  public init(notation: Notation, lines: [String]) {
    self.notation = notation
    self.lines = lines
  }
}
