/// The state of a feature that is presented now and then: an optional that is kept out of line.
///
/// `@Presents` writes it. Out of line, a feature can present itself, and a parent stays small.
@propertyWrapper
public struct PresentationState<State> {
  private final class Storage {
    var state: State?

    init(_ state: State?) { self.state = state }
  }

  private var storage: Storage

  /// A state, or `nil` while nothing is presented.
  public init(wrappedValue: State?) {
    storage = Storage(wrappedValue)
  }

  /// The state; `nil` while nothing is presented.
  public var wrappedValue: State? {
    get { storage.state }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.state) }
      yield &storage.state
    }
  }

  /// The wrapper itself, which `ifLet` takes: `\.$destino`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

extension PresentationState: Equatable where State: Equatable {
  /// Tells whether both present equal states, or neither presents one.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storage === rhs.storage || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension PresentationState: Hashable where State: Hashable {
  /// Hashes the state.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

// Unchecked because the storage is a class. It is written to only by the one value that refers to it.
extension PresentationState: @unchecked Sendable where State: Sendable {}

extension PresentationState: Encodable where State: Encodable {
  /// Encodes the optional state.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension PresentationState: Decodable where State: Decodable {
  /// Decodes an optional state.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try State?(from: decoder))
  }
}

extension PresentationState: CustomReflectable {
  /// The optional state's.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}
