/// The mark that shows where text was cut off.
public enum Ellipsis: Sendable, Hashable {
  /// Nothing: the text just ends.
  case none
  /// The character U+2026, one column wide.
  case unicode
  /// A tilde, for terminals that show nothing but ASCII.
  case ascii

  /// What is put in place of the text that was cut off; empty for `none`.
  public var mark: String {
    switch self {
    case .none: ""
    case .unicode: "…"
    case .ascii: "~"
    }
  }
}
