extension Store {
  /// The store of a child feature: its state is part of this one's, its actions are a case of this one's.
  ///
  /// The same paths give the same store.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    let scope = ScopePath(state: state, action: action)
    if let child = children[scope] as? Store<ChildState, ChildAction> { return child }
    let child = Store<ChildState, ChildAction>(
      core: ScopedCore(parent: core, path: state, action: AnyCasePath(action))
    )
    children[scope] = child
    return child
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
    let scope = ScopePath(state: state, action: action)
    core.access()
    guard let current = core.read(state) else {
      children[scope] = nil
      return nil
    }
    if let child = children[scope] as? Store<ChildState, ChildAction> { return child }
    let child = Store<ChildState, ChildAction>(
      core: OptionalCore(
        parent: core,
        path: state,
        action: AnyCasePath(action),
        state: current
      )
    )
    children[scope] = child
    return child
  }

  /// The same in the spelling of The Composable Architecture before 2026.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scope(state, action: action)
  }
}

/// Which part of a store a child store is.
struct ScopePath: Hashable {
  var state: AnyKeyPath
  var action: AnyKeyPath
}
