internal import Synchronization

/// The identity of an observed value.
///
/// Two equal identities mean that one value came from the other by changes in place, each of which
/// was noted where it happened.
public struct ObservableStateID: Equatable {
  private enum Kind {
    case token(Int)
    case enumCase(tag: Int, payload: [ObservableStateID])
    case value(any Equatable)
  }

  private let kind: Kind

  private static let lastToken = Atomic<Int>(0)

  /// An identity that no other value has.
  static func unique() -> Self {
    Self(kind: .token(nextToken()))
  }

  static func token(_ token: Int) -> Self {
    Self(kind: .token(token))
  }

  static func nextToken() -> Int {
    lastToken.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The identity of an enum: which case, by number, with which payload.
  public static func `case`(_ tag: Int, _ payload: [Self]) -> Self {
    Self(kind: .enumCase(tag: tag, payload: payload))
  }

  /// Tells whether two identities are one.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs.kind, rhs.kind) {
    case (.token(let lhs), .token(let rhs)): lhs == rhs
    case (.enumCase(let lhs, let lhsPayload), .enumCase(let rhs, let rhsPayload)):
      lhs == rhs && lhsPayload == rhsPayload
    case (.value(let lhs), .value(let rhs)): equal(lhs, rhs)
    default: false
    }
  }

  private static func equal<Value: Equatable>(_ lhs: Value, _ rhs: any Equatable) -> Bool {
    lhs == rhs as? Value
  }
}

// MARK: - Payloads of observed enums

extension ObservableStateID {
  /// A payload that cannot be compared is taken as changed whenever it might have been.
  @_disfavoredOverload
  public static func of<Value>(_ value: Value) -> Self { unique() }

  /// A plain payload is the same while it is equal.
  public static func of<Value: Equatable>(_ value: Value) -> Self { Self(kind: .value(value)) }

  /// An observed payload has its own identity.
  public static func of<Value: ObservableState>(_ value: Value) -> Self { value._$id }

  /// An observed payload has its own identity, comparable or not.
  public static func of<Value: ObservableState & Equatable>(_ value: Value) -> Self { value._$id }

  /// A plain payload needs no new identity: its value is its identity.
  @_disfavoredOverload
  public static func willModify<Value>(_ value: inout Value) {}

  /// An observed payload takes a new identity.
  public static func willModify<Value: ObservableState>(_ value: inout Value) {
    value._$willModify()
  }
}
