/// What a learner hands in, and with it how it is judged.
public enum KataKind: Hashable, Sendable {
  /// A feature, which has to do what the reference does.
  case feature(KataModules)
  /// Tests, which have to tell a given module, here by its name, from wrong versions of it.
  case tests(KataModules, of: String)
  /// Scripts, each of which has to bring a flawed design to where its flaw shows.
  case scripts

  /// What a kata's file calls its kind.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    case feature, tests, scripts

    /// What the names of the learner's files end in.
    public var fileEnding: String { self == .scripts ? ".txt" : ".swift" }

    /// What a line of theirs begins with that is for readers only.
    public var commentMark: String { self == .scripts ? "#" : "//" }
  }

  /// Which of the three it is.
  public var name: Name {
    switch self {
    case .feature: .feature
    case .tests: .tests
    case .scripts: .scripts
    }
  }
}

/// The Swift modules that a kata is compiled into.
public struct KataModules: Hashable, Sendable {
  /// The module that the learner's files become.
  public let module: String
  /// The module that binds the learner's types to the examiner.
  public let probe: String
}
