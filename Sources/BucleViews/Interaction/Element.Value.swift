extension Element {
  /// What an element shows that an interaction changes.
  public enum Value: Hashable, Sendable {
    /// The text typed so far.
    case text(String)
    /// Whether it is on.
    case toggle(Bool)
  }
}
