/// How a change is to be shown; it holds nothing, since a terminal shows every change at once.
public struct Transaction: Sendable {
  /// Makes a transaction without an animation.
  public init() {}
}
