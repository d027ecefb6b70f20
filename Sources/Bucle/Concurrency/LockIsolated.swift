internal import Synchronization

/// A value that several tasks may change, one at a time: what a test counts calls with.
@dynamicMemberLookup
public final class LockIsolated<Value: Sendable>: Sendable {
  private let mutex: Mutex<Value>

  /// Begins with a value.
  public init(_ value: Value) {
    mutex = Mutex(value)
  }

  /// The value at this moment.
  public var value: Value { mutex.withLock { $0 } }

  /// A property of the value at this moment.
  public subscript<Member: Sendable>(dynamicMember path: KeyPath<Value, Member>) -> Member {
    mutex.withLock { $0[keyPath: path] }
  }

  /// Reads and changes the value while nobody else can.
  public func withValue<R: Sendable>(
    _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    try mutex.withLock { value in
      var own = value
      defer { value = own }
      return try operation(&own)
    }
  }

  /// Puts another value in its place.
  public func setValue(_ newValue: Value) {
    mutex.withLock { $0 = newValue }
  }
}
