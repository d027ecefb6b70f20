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
