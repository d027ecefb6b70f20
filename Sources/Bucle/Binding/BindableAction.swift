/// An action that can carry what a form writes: an enum with `case binding(BindingAction<State>)`.
public protocol BindableAction<State> {
  /// The state that the form writes to.
  associatedtype State

  /// Carries a write.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The write that the action carries; `nil` for other actions.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// Found by looking into the value; `@CasePathable` writes a faster one.
  public var binding: BindingAction<State>? {
    guard let child = Mirror(reflecting: self).children.first, child.label == "binding" else {
      return nil
    }
    return child.value as? BindingAction<State>
  }
}

extension BindableAction where State: ObservableState {
  /// The action that writes a value to a property: `.set(\.nombre, "Ana")`.
  public static func set<Value: Equatable>(
    _ path: WritableKeyPath<State, Value>,
    _ value: Value
  ) -> Self {
    .binding(.set(path, value))
  }
}
