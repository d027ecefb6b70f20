/// How often the bodies of one type of view were evaluated.
public struct BodyCount: Hashable, Sendable {
  /// The type's name without its module, with generic arguments.
  public let viewName: String

  /// Evaluations since the host was made, at every position together; at least 1.
  public let count: Int

  /// Makes a count.
  public init(viewName: String, count: Int) {
    self.viewName = viewName
    self.count = count
  }
}
