/// Runs a child feature on its part of the parent's state, for its part of the parent's actions.
///
/// Two children may use the same cancellation identifier: neither cancels what the other runs, and the
/// parent cancels what both run.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  private let state: WritableKeyPath<ParentState, Child.State>
  private let action: AnyCasePath<ParentAction, Child.Action>
  private let child: Child

  /// A child by the path to its state and the case of its actions.
  public init<ChildState, ChildAction>(
    _ state: WritableKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> _ child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.state = state
    self.action = AnyCasePath(action)
    self.child = child()
  }

  /// The same in the spelling of The Composable Architecture before 2026.
  public init<ChildState, ChildAction>(
    state: WritableKeyPath<ParentState, ChildState>,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(state, action: action, child)
  }

  /// Runs the child for its own actions, and nothing for others.
  public func reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
    _$prepared()(&state, action)
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// The child's function, seen from the parent.
  public func _$prepared() -> PreparedReducer<ParentState, ParentAction> {
    let child = child._$prepared()
    // A child that has the whole state is a part of the same feature, identifiers included.
    let isPart = state == (\ParentState.self as AnyKeyPath)
    let place = InPlace(state)
    return { [state, action] parentState, parentAction in
      guard let childAction = action.extract(from: parentAction) else { return .none }
      let effect = place(&parentState) { child(&$0, childAction) }.map { action.embed($0) }
      return isPart ? effect : effect.of(ChildName(path: state))
    }
  }
}
