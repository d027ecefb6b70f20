/// One level of help with a kata.
public struct Hint: Hashable, Sendable {
  /// The name of a hint in its kata: its English title in small letters and hyphens.
  public typealias ID = Identifier<Hint>

  /// The same in both languages, and whatever the order of the hints.
  public let id: ID
  /// What the level is about.
  public let title: String
  /// What the help is for; nil where the file does not say.
  public let aim: Aim?
  /// The help itself.
  public let text: Markdown
}

extension Hint {
  /// How near a hint comes to the line that is missing, and what it helps with.
  public struct Aim: Hashable, Sendable {
    /// From far to near.
    public enum Rung: String, CaseIterable, Sendable {
      /// What to think of.
      case concept
      /// Where in the code it belongs.
      case place
      /// What the code there looks like.
      case shape
    }

    /// How near the hint comes.
    public let rung: Rung
    /// The checks, structural rules and wrong answers that it helps with; empty where it helps with all.
    public let targets: [String]
  }
}

extension Hint.ID {
  /// The name of a hint with that English title.
  init(title: String) {
    let words = title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    self.init(words.joined(separator: "-"))
  }
}
