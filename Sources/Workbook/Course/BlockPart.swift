/// A part of a block that must not be empty.
public enum BlockPart: Hashable, Sendable {
  /// What the learner is asked.
  case question
  /// What is shown after the answer, below a line `---`.
  case explanation
  /// The indented paragraph below an option.
  case optionExplanation
  /// What is chosen.
  case optionText
  /// The Swift source of a `refuse` block.
  case source
  /// The text of a statement.
  case statement
  /// The `## ` sections of a file of hints.
  case hints
}
