/// The value of one dependency key, kept with others whose types differ.
///
/// Whoever keeps it keeps the key beside it, so taking the value out needs no cast: to an existential type,
/// such as a clock's, that would cost more than all the rest of a look-up.
///
/// Unchecked because it has no contents of its own; those that it is made with never change, and are `Sendable`.
class KeyValue: @unchecked Sendable {
  fileprivate init() {}

  /// The value; `key` must be the one that it was made for.
  final func value<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value {
    unsafeDowncast(self, to: Of<Key>.self).value
  }

  /// The value of a certain key.
  final class Of<Key: TestDependencyKey>: KeyValue, @unchecked Sendable {
    fileprivate let value: Key.Value

    init(_ key: Key.Type, _ value: Key.Value) {
      self.value = value
    }
  }
}
