/// A key as a form understands it.
enum Key: Hashable, Sendable {
  case character(Character)
  case tab, backTab, enter, backspace
  case up, down, left, right
  /// Escape, Ctrl-C or Ctrl-D: back to the prompt.
  case leave
  /// A key that means nothing in a form.
  case other
}
