extension Element {
  /// What can be done with an element.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// To tap.
    case button
    /// To type text in.
    case textField
    /// To switch on and off.
    case toggle
  }
}
