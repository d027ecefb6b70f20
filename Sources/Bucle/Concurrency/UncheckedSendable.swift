/// A value that its user promises to hand to one task at a time, whatever its type says.
///
/// Unchecked because that is what it is for: who writes `UncheckedSendable` gives the proof.
@dynamicMemberLookup
@propertyWrapper
public struct UncheckedSendable<Value>: @unchecked Sendable {
  /// The value.
  public var value: Value

  /// Takes over the promise for a value.
  public init(_ value: Value) {
    self.value = value
  }

  /// Takes over the promise for a property's value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// The value.
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The wrapper itself, which may be captured by a task.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// A property of the value.
  public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member {
    value[keyPath: path]
  }
}
