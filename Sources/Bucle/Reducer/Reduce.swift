/// A reducer from a function, where most features' logic stands.
public struct Reduce<State, Action>: Reducer {
  @usableFromInline let function: PreparedReducer<State, Action>

  /// A reducer that changes the state and returns an effect, `.none` if there is nothing to do besides.
  @inlinable
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    function = reduce
  }

  /// Runs the function.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    function(&state, action)
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// The function itself.
  @inlinable
  public func _$prepared() -> PreparedReducer<State, Action> { function }
}
