extension Store {
  /// The store of a child feature: its state is part of this one's, its actions are a case of this one's.
  ///
  /// The same paths give the same store while anybody holds it.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    children.store(at: ScopePath(state: state, action: action), of: self) { origin in
      Store<ChildState, ChildAction>(
        core: ScopedCore(parent: core, path: state, action: AnyCasePath(action)),
        origin: origin
      )
    }
  }

  /// The same in the spelling of The Composable Architecture before 2026.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state, action: action)
  }
}

extension Store where State: ObservableState {
  /// The store of a child feature that may be missing; `nil` while it is.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    core.access()
    return optionalChild(state, action)
  }

  /// The same in the spelling of The Composable Architecture before 2026.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scope(state, action: action)
  }
}

extension Store {
  /// The same of a state that is not observed, where no view is told when the child comes and goes.
  @available(
    *,
    deprecated,
    message:
      "put '@ObservableState' on the feature's 'State': without it no view is told when the child comes and goes"
  )
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    optionalChild(state, action)
  }

  /// The same in the spelling of The Composable Architecture before 2026.
  @available(
    *,
    deprecated,
    message:
      "put '@ObservableState' on the feature's 'State': without it no view is told when the child comes and goes"
  )
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    optionalChild(state, action)
  }

  private func optionalChild<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    guard let current = core.current(state) ?? core.read(state) else { return nil }
    return children.store(at: ScopePath(state: state, action: action), of: self) { origin in
      Store<ChildState, ChildAction>(
        core: OptionalCore(
          parent: core,
          path: state,
          action: AnyCasePath(action),
          state: current
        ),
        origin: origin
      )
    }
  }
}
