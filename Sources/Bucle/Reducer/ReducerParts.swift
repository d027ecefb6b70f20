// The types that `ReducerBuilder` builds with. They are public because they are part of a body's type.

/// Two reducers, one after the other.
public struct ReducerPair<First: Reducer, Second: Reducer>: Reducer
where First.State == Second.State, First.Action == Second.Action {
  let first: First
  let second: Second

  /// Runs both.
  public func reduce(into state: inout First.State, action: First.Action) -> Effect<First.Action> {
    let effect = first.reduce(into: &state, action: action)
    return effect.merge(with: second.reduce(into: &state, action: action))
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Both functions in one.
  public func _$prepared() -> PreparedReducer<First.State, First.Action> {
    let first = first._$prepared()
    let second = second._$prepared()
    return { state, action in
      let effect = first(&state, action)
      return effect.merge(with: second(&state, action))
    }
  }
}

/// The reducer of the branch that was taken.
public enum ReducerChoice<First: Reducer, Second: Reducer>: Reducer
where First.State == Second.State, First.Action == Second.Action {
  /// The branch of `if`.
  case first(First)
  /// The branch of `else`.
  case second(Second)

  /// Runs the branch.
  public func reduce(into state: inout First.State, action: First.Action) -> Effect<First.Action> {
    switch self {
    case .first(let reducer): reducer.reduce(into: &state, action: action)
    case .second(let reducer): reducer.reduce(into: &state, action: action)
    }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// The branch's function.
  public func _$prepared() -> PreparedReducer<First.State, First.Action> {
    switch self {
    case .first(let reducer): reducer._$prepared()
    case .second(let reducer): reducer._$prepared()
    }
  }
}

/// The reducers of a loop, in order.
public struct ReducerList<Element: Reducer>: Reducer {
  let reducers: [Element]

  /// Runs each.
  public func reduce(
    into state: inout Element.State,
    action: Element.Action
  ) -> Effect<Element.Action> {
    .merge(reducers.map { $0.reduce(into: &state, action: action) })
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Their functions in one.
  public func _$prepared() -> PreparedReducer<Element.State, Element.Action> {
    let functions = reducers.map { $0._$prepared() }
    return { state, action in
      var effects: [Effect<Element.Action>] = []
      for function in functions { effects.append(function(&state, action)) }
      return .merge(effects)
    }
  }
}

extension Optional: ReducerDomain where Wrapped: ReducerDomain {
  /// The reducer's state.
  public typealias State = Wrapped.State
  /// The reducer's action.
  public typealias Action = Wrapped.Action
}

extension Optional: Reducer where Wrapped: Reducer {
  /// Runs the reducer if there is one.
  public func reduce(
    into state: inout Wrapped.State,
    action: Wrapped.Action
  ) -> Effect<Wrapped.Action> {
    self?.reduce(into: &state, action: action) ?? .none
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// The reducer's function, or one that does nothing.
  public func _$prepared() -> PreparedReducer<Wrapped.State, Wrapped.Action> {
    self?._$prepared() ?? { _, _ in .none }
  }
}
