extension WritableKeyPath {
  /// The same key path, as one that may cross isolation.
  ///
  /// `Sendable` is a marker without a run-time part, so the types have one layout. What makes a key
  /// path unfit to cross is a captured subscript argument, or a property isolated to an actor: the
  /// paths handled here are those of state, which learners write as plain property paths, and they are
  /// followed where the state may be written.
  var assumedSendable: any WritableKeyPath<Root, Value> & Sendable {
    unsafeBitCast(self, to: (any WritableKeyPath<Root, Value> & Sendable).self)
  }
}
