public import Bucle

extension Bindable {
  /// Not available: a form can write to a store only if the store's actions can carry what it writes.
  @available(
    *,
    unavailable,
    message:
      "a form can write to this store if 'Action' is a 'BindableAction' with 'case binding(BindingAction<State>)', and the value is Equatable"
  )
  public subscript<State: ObservableState, Action, Subject>(
    dynamicMember keyPath: WritableKeyPath<State, Subject>
  ) -> Binding<Subject> where Value == Store<State, Action> {
    preconditionFailure("an unavailable subscript is never called")
  }
}
