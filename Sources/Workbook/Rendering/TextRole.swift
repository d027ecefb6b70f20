/// What a piece of text is, from which the terminal's colours follow.
public enum TextRole: Hashable, Sendable {
  /// Running text.
  case plain
  /// Text that its author stressed.
  case emphasis
  /// Text that its author stressed strongly.
  case strong
  /// A name or a piece of source inside running text.
  case code
  /// A title.
  case heading
  /// What may be overlooked: rules, marks, addresses.
  case dim
  /// A word that the Swift language reserves.
  case keyword
  /// The name of a type in Swift source.
  case type
  /// A literal text in Swift source.
  case string
  /// A comment in Swift source.
  case comment
  /// What went well.
  case good
  /// What went wrong.
  case bad
  /// Something in the colour that its author chose.
  case colour(NamedColour)
}
