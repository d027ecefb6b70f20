extension Element {
  /// What an element shows that an interaction changes.
  public enum Value: Hashable, Sendable {
    /// The text typed so far.
    case text(String)
    /// Whether it is on.
    case toggle(Bool)
    /// How many characters were typed; the text itself is on no screen.
    case secret(count: Int)
    /// The label of what is chosen, `nil` when that is none of the choices, and the labels of all choices in their order.
    case choice(String?, among: [String])
  }
}
