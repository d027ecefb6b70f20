/// Access to a value that is kept elsewhere: reads and writes go there each time.
@MainActor @preconcurrency
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Where the value is kept; `nil` means unknown, so that the binding is taken for a new one wherever it is made.
  let source: BindingSource?

  /// Makes a binding of a closure that reads and one that writes.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(source: nil, get: get, set: set)
  }

  /// Makes a binding whose writes are told how to show the change, as on a screen with animations.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(source: nil, get: get, set: { set($0, Transaction()) })
  }

  init(source: BindingSource?, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.source = source
    self.get = get
    self.set = set
  }

  /// Takes over a binding as it is.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Makes a binding whose value never changes: writes are dropped.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value where it is kept.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, to hand on.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      source: source?.appending(keyPath),
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 }
    )
  }
}

extension Binding: SourcedProperty {
  func hasSameSource(as other: Binding<Value>) -> Bool {
    guard let source, let other = other.source else { return false }
    return source == other
  }
}
