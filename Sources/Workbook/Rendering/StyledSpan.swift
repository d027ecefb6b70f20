/// A piece of text of one role.
public struct StyledSpan: Hashable, Sendable {
  /// What is shown.
  public var text: String
  /// What it is.
  public var role: TextRole

  /// Gives a text its role.
  public init(_ text: String, _ role: TextRole = .plain) {
    self.text = text
    self.role = role
  }
}
