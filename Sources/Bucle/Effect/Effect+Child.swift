extension Effect {
  /// Makes this the effect of one child: its identifiers are the child's, and it can be cancelled with the child.
  func of(_ child: @autoclosure () -> ChildName) -> Self {
    if case .none = operation { return self }
    return Self(.child(child(), operation))
  }

  /// Cancels what the children at a path run, but for those that are kept.
  static func cancelChildren(
    at path: AnyKeyPath,
    unless isKept: @escaping (AnyHashable?) -> Bool
  ) -> Self {
    Self(.cancelChildren(path, unless: isKept))
  }
}
