/// Puts reducers together, from top to bottom; their effects are merged.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// One reducer.
  ///
  /// The type is asked for twice, so that a reducer of a type not known, which Swift would open here and close
  /// again, goes to the other function.
  public static func buildExpression<R: Reducer<State, Action>>(
    _ reducer: R,
    as type: R.Type = R.self
  ) -> R {
    reducer
  }

  /// One reducer of a type not known here.
  @_disfavoredOverload
  public static func buildExpression(
    _ reducer: any Reducer<State, Action>
  ) -> Reduce<State, Action> {
    func prepared(_ reducer: some Reducer<State, Action>) -> Reduce<State, Action> {
      Reduce(reducer._$prepared())
    }
    return prepared(reducer)
  }

  /// No reducer.
  public static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }

  /// The first reducer.
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R { first }

  /// One more reducer.
  public static func buildPartialBlock<First: Reducer<State, Action>, Next: Reducer<State, Action>>(
    accumulated: First,
    next: Next
  ) -> ReducerPair<First, Next> {
    ReducerPair(first: accumulated, second: next)
  }

  /// A reducer behind an `if`.
  public static func buildOptional<R: Reducer<State, Action>>(_ reducer: R?) -> R? { reducer }

  /// The first branch.
  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    first reducer: First
  ) -> ReducerChoice<First, Second> {
    .first(reducer)
  }

  /// The second branch.
  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    second reducer: Second
  ) -> ReducerChoice<First, Second> {
    .second(reducer)
  }

  /// The reducers of a loop.
  public static func buildArray<R: Reducer<State, Action>>(_ reducers: [R]) -> ReducerList<R> {
    ReducerList(reducers: reducers)
  }

  /// A reducer behind `if #available`.
  public static func buildLimitedAvailability(
    _ reducer: some Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(reducer._$prepared())
  }

  /// The whole.
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
}
