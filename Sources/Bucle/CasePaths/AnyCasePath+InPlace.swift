extension AnyCasePath {
  /// Changes the payload where it is, not in a copy; returns `nil` if the root is in another case.
  func modify<R>(_ root: inout Root, _ change: (inout Value) -> R) -> R? {
    withUnsafeMutablePointer(to: &root) { pointer in
      guard var payload = takePayload(from: pointer) else { return nil }
      // Whatever the change does, the root is whole again before anyone else can look at it.
      defer { pointer.initialize(to: embed(payload)) }
      return change(&payload)
    }
  }

  /// Leaves no root behind, so that nothing but the payload refers to what is in it; `nil` in another case.
  private func takePayload(from pointer: UnsafeMutablePointer<Root>) -> Value? {
    let root = pointer.move()
    guard let payload = extract(from: root) else {
      pointer.initialize(to: root)
      return nil
    }
    return payload
  }
}
