/// Several reducers as one, so that an operator applies to all of them.
public struct CombineReducers<State, Action, Reducers: Reducer<State, Action>>: Reducer {
  private let reducers: Reducers

  /// The reducers, from top to bottom.
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
    reducers = build()
  }

  /// Runs them all.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Their function.
  public func _$prepared() -> PreparedReducer<State, Action> { reducers._$prepared() }
}
