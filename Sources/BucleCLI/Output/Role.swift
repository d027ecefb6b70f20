/// What a span of output means, which decides how it is coloured.
enum Role: Sendable, Hashable, CaseIterable {
  case plain
  /// A heading, or a word that matters.
  case strong
  /// What can be skipped.
  case faint
  /// Something to type, or a name in code.
  case code
  /// An action on its way up.
  case action
  /// State on its way down.
  case state
  case good
  case bad
  case warning
}
