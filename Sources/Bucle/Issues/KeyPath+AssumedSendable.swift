extension KeyPath {
  /// The same key path, as one that may cross isolation.
  ///
  /// `Sendable` is a marker without a run-time part, so the types have one layout. What makes a key
  /// path unfit to cross is a captured subscript argument, or a property isolated to an actor: the
  /// paths handled here are those of state and dependencies, which learners write as plain property
  /// paths, and they are followed where the property may be read.
  var assumedSendable: any KeyPath<Root, Value> & Sendable {
    unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
  }
}

extension WritableKeyPath {
  /// See the property of `KeyPath`.
  var assumedSendableAndWritable: any WritableKeyPath<Root, Value> & Sendable {
    unsafeBitCast(self, to: (any WritableKeyPath<Root, Value> & Sendable).self)
  }
}
