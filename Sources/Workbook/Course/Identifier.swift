/// The stable name of one part of a course: what files, progress and commands refer to it by.
///
/// The generic parameter keeps a lesson's name from being taken for a kata's.
public struct Identifier<Subject>: Hashable, Sendable {
  /// The name as the course's files spell it.
  public let rawValue: String

  /// Takes a name as it is; the parsers report one that is not well formed.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  /// Whether the name is safe as a folder name and as a word at the prompt.
  ///
  /// That is: ASCII lower-case letters, digits and hyphens, the first of them no hyphen.
  public var isWellFormed: Bool {
    guard let first = rawValue.utf8.first, first != UInt8(ascii: "-") else { return false }
    return rawValue.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      case UInt8(ascii: "-"): true
      default: false
      }
    }
  }
}

// MARK: - CustomStringConvertible

extension Identifier: CustomStringConvertible {
  /// The bare name, so that it reads well inside a message.
  public var description: String { rawValue }
}

// MARK: - ExpressibleByStringLiteral

extension Identifier: ExpressibleByStringLiteral {
  /// Takes a name written in Swift source.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
