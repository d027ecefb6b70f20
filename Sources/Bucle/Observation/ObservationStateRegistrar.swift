/// What an observed struct keeps beside its properties: who it is, and where its readers are noted.
///
/// Copies of a state share the place where readers are noted; only changes made while a store
/// processes actions are told to them.
public struct ObservationStateRegistrar: Sendable {
  private var token: Int
  let readers: StateReaders

  /// A registrar for a new value.
  public init() {
    token = ObservableStateID.nextToken()
    readers = StateReaders()
  }

  /// See ``ObservableState``.
  public var id: ObservableStateID { .token(token) }

  /// See ``ObservableState``.
  public mutating func willModify() {
    token = ObservableStateID.nextToken()
  }

  /// Notes that a property was read.
  public func access(field: Int) {
    readers.access(field)
  }
}

// MARK: - Assignment

extension ObservationStateRegistrar {
  /// Assigns a property that cannot be compared: its readers are told.
  @_disfavoredOverload
  public func set<Value>(_ storage: inout Value, to newValue: Value, field: Int) {
    storage = newValue
    readers.note(field)
  }

  /// Assigns a property; an equal value tells no one.
  public func set<Value: Equatable>(_ storage: inout Value, to newValue: Value, field: Int) {
    let isEqual = storage == newValue
    storage = newValue
    if !isEqual { readers.note(field) }
  }

  /// Assigns an observed state: silent only if it is equal and the same one, whose readers stay where they are.
  public func set<Value: Equatable & ObservableState>(
    _ storage: inout Value,
    to newValue: Value,
    field: Int
  ) {
    let isEqual = storage == newValue && storage._$id == newValue._$id
    storage = newValue
    if !isEqual { readers.note(field) }
  }

  /// Assigns an optional observed state; see the form without optional.
  public func set<Value: Equatable & ObservableState>(
    _ storage: inout Value?,
    to newValue: Value?,
    field: Int
  ) {
    let isEqual = storage == newValue && storage?._$id == newValue?._$id
    storage = newValue
    if !isEqual { readers.note(field) }
  }
}

// MARK: - Change in place

/// Stands for the old value of a property that is not compared with its new one.
public struct UncomparedValue {}

extension ObservationStateRegistrar {
  /// Begins a change of a property that cannot be compared.
  @_disfavoredOverload
  public func willModify<Value>(_ storage: inout Value) -> UncomparedValue { UncomparedValue() }

  /// Ends it: its readers are told.
  @_disfavoredOverload
  public func didModify<Value>(_ storage: Value, from before: UncomparedValue, field: Int) {
    readers.note(field)
  }

  /// Begins a change of a property that is cheap to keep a copy of.
  public func willModify<Value: Equatable>(_ storage: inout Value) -> Value { storage }

  /// Ends it: its readers are told if the value differs.
  public func didModify<Value: Equatable>(_ storage: Value, from before: Value, field: Int) {
    if storage != before { readers.note(field) }
  }

  /// Begins a change of a collection, of which a copy would cost as much as it is long.
  public func willModify<Value: Equatable & Collection>(
    _ storage: inout Value
  ) -> UncomparedValue { UncomparedValue() }

  /// Ends it: its readers are told, changed or not.
  public func didModify<Value: Equatable & Collection>(
    _ storage: Value,
    from before: UncomparedValue,
    field: Int
  ) {
    readers.note(field)
  }

  /// Begins a change of a collection that may be missing; see the form without optional.
  public func willModify<Value: Equatable & Collection>(
    _ storage: inout Value?
  ) -> UncomparedValue { UncomparedValue() }

  /// Ends it: its readers are told, changed or not.
  public func didModify<Value: Equatable & Collection>(
    _ storage: Value?,
    from before: UncomparedValue,
    field: Int
  ) {
    readers.note(field)
  }

  /// Begins a change of a text that may be missing.
  public func willModify(_ storage: inout String?) -> String? { storage }

  /// Ends it: its readers are told if the text differs.
  public func didModify(_ storage: String?, from before: String?, field: Int) {
    if storage != before { readers.note(field) }
  }

  /// Begins a change of a text.
  public func willModify(_ storage: inout String) -> String { storage }

  /// Ends it: its readers are told if the text differs.
  public func didModify(_ storage: String, from before: String, field: Int) {
    if storage != before { readers.note(field) }
  }

  /// Begins a change within an observed state.
  public func willModify<Value: ObservableState>(_ storage: inout Value) -> ObservableStateID {
    storage._$willModify()
    return storage._$id
  }

  /// Ends it: only if another state took its place are the readers of the whole told.
  public func didModify<Value: ObservableState>(
    _ storage: Value,
    from before: ObservableStateID,
    field: Int
  ) {
    if storage._$id != before { readers.note(field) }
  }

  /// Begins a change within an observed state.
  public func willModify<Value: ObservableState & Equatable>(
    _ storage: inout Value
  ) -> ObservableStateID {
    storage._$willModify()
    return storage._$id
  }

  /// Ends it; see the form without `Equatable`.
  public func didModify<Value: ObservableState & Equatable>(
    _ storage: Value,
    from before: ObservableStateID,
    field: Int
  ) {
    if storage._$id != before { readers.note(field) }
  }

  /// Begins a change within an optional observed state.
  public func willModify<Value: ObservableState>(_ storage: inout Value?) -> ObservableStateID? {
    storage?._$willModify()
    return storage?._$id
  }

  /// Ends it: the readers of the whole are told if it appeared, went away or was replaced.
  public func didModify<Value: ObservableState>(
    _ storage: Value?,
    from before: ObservableStateID?,
    field: Int
  ) {
    if storage?._$id != before { readers.note(field) }
  }

  /// Begins a change within an optional observed state.
  public func willModify<Value: ObservableState & Equatable>(
    _ storage: inout Value?
  ) -> ObservableStateID? {
    storage?._$willModify()
    return storage?._$id
  }

  /// Ends it; see the form without `Equatable`.
  public func didModify<Value: ObservableState & Equatable>(
    _ storage: Value?,
    from before: ObservableStateID?,
    field: Int
  ) {
    if storage?._$id != before { readers.note(field) }
  }
}

// MARK: - Conformances that leave the state's own meaning alone

extension ObservationStateRegistrar: Hashable {
  /// Always true: whether two states are equal is for their properties to say.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  /// Adds nothing.
  public func hash(into hasher: inout Hasher) {}
}

extension ObservationStateRegistrar: Codable {
  /// A new registrar, whatever was encoded.
  public init(from decoder: any Decoder) throws { self.init() }

  /// Encodes nothing.
  public func encode(to encoder: any Encoder) throws {}
}
