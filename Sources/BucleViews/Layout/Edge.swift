/// A side of a view.
public enum Edge: Int8, CaseIterable, Sendable {
  /// Above.
  case top
  /// Left.
  case leading
  /// Below.
  case bottom
  /// Right.
  case trailing
}
