// What does not exist, with the reason as the compiler's message. Whatever exists is preferred to it.

extension Store where State: ObservableState {
  /// Not available: what a store holds changes by actions only.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message:
      "a store's state changes by actions only: send one, or make 'Action' a 'BindableAction'"
  )
  public subscript<Value>(dynamicMember path: WritableKeyPath<State, Value>) -> Value {
    get { core.read(path) }
    set { preconditionFailure("an unavailable subscript is never called") }
  }
}

extension Store {
  /// Not available: a view that reads a store must be told when what it read changes.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "put '@ObservableState' on the feature's 'State' to read it from the store"
  )
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
    core.read(path)
  }
}
