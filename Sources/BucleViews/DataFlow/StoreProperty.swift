public import Bucle

/// A property of a store's state on its way to a binding that is written by an action of one's own.
///
/// ```swift
/// Toggle("Avisos", isOn: $store.avisos.sending(\.cambiaAvisos))
/// ```
@MainActor @preconcurrency
@dynamicMemberLookup
public struct StoreProperty<State: ObservableState, Action, Value> {
  private let store: Store<State, Action>
  private let path: KeyPath<State, Value>

  init(_ store: Store<State, Action>, _ path: KeyPath<State, Value>) {
    self.store = store
    self.path = path
  }

  /// A property of the property.
  public subscript<Part>(
    dynamicMember part: KeyPath<Value, Part>
  ) -> StoreProperty<State, Action, Part> {
    StoreProperty<State, Action, Part>(store, path.appending(path: part))
  }

  /// A binding that reads the property, and sends an action with the value for each write.
  ///
  /// Equal values are sent too. What the property becomes is up to the reducer.
  ///
  /// - Parameter action: The case of the action, whose payload is the value.
  /// - Returns: The binding; two are the same if store, property and case are.
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
    let (store, path) = (store, path)
    return Binding(
      source: BindingSource(store, path: [path, action]),
      get: { store[dynamicMember: path] },
      set: { store.send(action($0)) }
    )
  }
}

extension Bindable {
  /// A property of a store's state, to be bound with `sending(_:)`.
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Part>(
    dynamicMember path: KeyPath<State, Part>
  ) -> StoreProperty<State, Action, Part> where Value == Store<State, Action> {
    StoreProperty(wrappedValue, path)
  }
}
