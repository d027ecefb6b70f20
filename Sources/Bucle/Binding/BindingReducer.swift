/// Applies what a form wrote.
///
/// Reducers above it in a `body` see the state before the write, reducers below it the state after.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where State == ViewAction.State {
  private let binding: (Action) -> BindingAction<State>?

  /// Applies the writes that the feature's own actions carry.
  public init() where Action == ViewAction {
    binding = { $0.binding }
  }

  /// Applies the writes that one case of the feature's actions carries.
  public init(action path: CaseKeyPath<Action, ViewAction>) where Action: CasePathable {
    let path = AnyCasePath(path)
    binding = { path.extract(from: $0)?.binding }
  }

  /// Applies the write of a binding action; other actions change nothing.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    binding(action)?.apply(to: &state)
    return .none
  }
}
