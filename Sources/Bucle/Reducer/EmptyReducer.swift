/// A reducer that does nothing.
public struct EmptyReducer<State, Action>: Reducer {
  /// A reducer that does nothing.
  public init() {}

  /// Changes nothing, asks for nothing.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
