extension Reducer {
  /// Runs a function after an action for which a value, computed from the state, came out different.
  ///
  /// It sees the changes of the reducer that it is attached to, and of no other. Its effect joins
  /// that reducer's.
  ///
  /// ```swift
  /// let contador = Contador().onChange(of: \.cuenta) { anterior, state in
  ///   anterior < state.cuenta ? .none : .send(.fijar(0))
  /// }
  /// ```
  public func onChange<V: Equatable>(
    of value: @escaping (State) -> V,
    _ change: @escaping (_ oldValue: V, _ state: inout State) -> Effect<Action>
  ) -> some Reducer<State, Action> {
    OnChangeReducer(base: self, value: value, change: change)
  }

  /// The same in the spelling of The Composable Architecture before 2026.
  public func onChange<V: Equatable, R: Reducer<State, Action>>(
    of value: @escaping (State) -> V,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> some Reducer<State, Action> {
    OnChangeWithReducer(base: self, value: value, reducer: reducer)
  }
}

private struct OnChangeReducer<Base: Reducer, V: Equatable>: Reducer {
  let base: Base
  let value: (Base.State) -> V
  let change: (V, inout Base.State) -> Effect<Base.Action>

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    _$prepared()(&state, action)
  }

  // swift-format-ignore: NoLeadingUnderscores
  func _$prepared() -> PreparedReducer<Base.State, Base.Action> {
    let base = base._$prepared()
    return { [value, change] state, action in
      let old = value(state)
      let effect = base(&state, action)
      guard value(state) != old else { return effect }
      return effect.merge(with: change(old, &state))
    }
  }
}

private struct OnChangeWithReducer<Base: Reducer, V: Equatable, R: Reducer>: Reducer
where R.State == Base.State, R.Action == Base.Action {
  let base: Base
  let value: (Base.State) -> V
  let reducer: (V, V) -> R

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    _$prepared()(&state, action)
  }

  // swift-format-ignore: NoLeadingUnderscores
  func _$prepared() -> PreparedReducer<Base.State, Base.Action> {
    let base = base._$prepared()
    return { [value, reducer] state, action in
      let old = value(state)
      let effect = base(&state, action)
      let new = value(state)
      guard new != old else { return effect }
      return effect.merge(with: reducer(old, new).reduce(into: &state, action: action))
    }
  }
}
