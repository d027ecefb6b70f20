/// What `bucle-syntax` answers on its standard output.
public enum SyntaxAnswer: Hashable, Sendable, Codable {
  /// For each demand the places that break it; none where it is kept.
  case checked([[Violation]])
  case counted(Census)
  case mutants([Mutant])
  /// In the order of the sources and their lines.
  case spelled([Misspelling])
}

/// A place that breaks a rule.
public struct Violation: Hashable, Sendable, Codable {
  /// The name of the text that it stands in.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1, in UTF-8 bytes.
  public var column: Int
  /// What is wrong there.
  public var fault: Fault

  /// Points at a place.
  public init(file: String, line: Int, column: Int, fault: Fault) {
    self.file = file
    self.line = line
    self.column = column
    self.fault = fault
  }

  /// What breaks a rule.
  public enum Fault: Hashable, Sendable, Codable {
    /// The enum has another number of cases.
    case cases(Int)
    /// This stands here and must not.
    case present(String)
    /// This is looked for in vain.
    case absent(String)
    /// This property can be set from outside.
    case settable(String)
  }
}

/// How much of what a feature declares.
public struct Census: Hashable, Sendable, Codable {
  /// The cases of all enums.
  public var cases = 0
  /// The places where one run can go another way than the next.
  public var branches = 0
  /// The names that the source introduces, each declaration once.
  public var identifiers = 0
  /// Bindings whose two ways are written out, one closure for each.
  public var bindings = 0
  /// Properties that hold a `Task`.
  public var storedTasks = 0
  /// Properties marked `@Dependency`.
  public var dependencies = 0

  /// Counts nothing yet.
  public init() {}
}

/// A source with one small fault put into it.
public struct Mutant: Hashable, Sendable, Codable {
  /// The operator that made it.
  public var kind: Kind
  /// From 1.
  public var line: Int
  /// From 1, in UTF-8 bytes.
  public var column: Int
  /// The whole source with the fault in it.
  public var text: String
  /// The fault as a unified diff of the file.
  public var diff: String

  /// Makes a mutant of a source.
  public init(kind: Kind, line: Int, column: Int, text: String, diff: String) {
    self.kind = kind
    self.line = line
    self.column = column
    self.text = text
    self.diff = diff
  }

  /// The operators, each a mistake that people make.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case deleteStatement = "delete-statement"
    case negateCondition = "negate-condition"
    case swapCases = "swap-cases"
    case shiftConstant = "shift-constant"
    case dropCancelInFlight = "drop-cancel-in-flight"
    case dropCancellation = "drop-cancellation"
    case returnNone = "return-none"
    case skipDefer = "skip-defer"
  }
}
