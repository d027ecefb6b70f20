/// A value that a view owns and that outlives the view's being made again.
///
/// The value is kept with the view's position on the screen: it starts as written when the view first appears there, and
/// goes when the view goes.
@MainActor @preconcurrency
@propertyWrapper
public struct State<Value> {
  private let box: Box

  /// Starts as the value written behind the property.
  public init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  /// Starts as a value computed in an initializer.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value, read and written where the view stands.
  public var wrappedValue: Value {
    get { box.storage.value }
    nonmutating set { box.storage.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let storage = box.storage
    return Binding(
      source: BindingSource(storage),
      get: { storage.value },
      set: { storage.value = $0 }
    )
  }

  /// What the copies of one view value share, so that giving them storage reaches all of them.
  @MainActor
  private final class Box {
    let initial: Value
    /// Made here only for a view that is read without standing on a screen.
    lazy var storage = StateStorage(initial)

    init(_ initial: Value) {
      self.initial = initial
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Starts as `nil`.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: StatefulProperty {
  func settle(into slot: inout (any StateSlot)?) {
    if let kept = slot as? StateStorage<Value> {
      box.storage = kept
    } else {
      // Not the storage in the box, which another position with the same view value may have put there.
      let storage = StateStorage(box.initial)
      slot = storage
      box.storage = storage
    }
  }
}

extension State: SourcedProperty {
  /// Always so: the value belongs to the position, so making the view again changes nothing in it.
  func hasSameSource(as other: State<Value>) -> Bool { true }
}
