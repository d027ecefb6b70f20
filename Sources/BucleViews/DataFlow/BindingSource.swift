/// The place that a binding reads from and writes to: an object, and the way from it to the value.
struct BindingSource: Equatable {
  /// NOTE: Valid while the binding lives, because its closures hold the object.
  let owner: ObjectIdentifier
  let path: [AnyKeyPath]

  init(_ owner: AnyObject, path: [AnyKeyPath] = []) {
    self.owner = ObjectIdentifier(owner)
    self.path = path
  }

  private init(owner: ObjectIdentifier, path: [AnyKeyPath]) {
    self.owner = owner
    self.path = path
  }

  func appending(_ keyPath: AnyKeyPath) -> BindingSource {
    BindingSource(owner: owner, path: path + [keyPath])
  }
}
