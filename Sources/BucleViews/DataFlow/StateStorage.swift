import Observation

/// Keeps the value of one `@State` property for as long as its view stays in its position.
@MainActor
final class StateStorage<Value>: StateSlot, Observable {
  private let registrar = ObservationRegistrar()
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set {
      // Writing what is there already must not run a body again.
      guard !ViewComparison.areSame(stored, newValue) else { return }
      registrar.withMutation(of: self, keyPath: \.value) { stored = newValue }
    }
  }
}

/// The storage of one property of a view, whatever its type.
@MainActor
protocol StateSlot: AnyObject {}

/// A property of a view whose value is kept by the node at the view's position.
@MainActor
protocol StatefulProperty {
  /// Takes the storage in the slot, or puts a new one there if the slot has none of its type.
  func settle(into slot: inout (any StateSlot)?)
}
