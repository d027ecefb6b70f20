/// The state of something that closes as soon as one of its actions is sent, as an alert does.
///
/// `ifLet` then sets it to `nil` by itself, after the parent has reduced the action.
public protocol EphemeralState<Action> {
  /// What its buttons send.
  associatedtype Action
}

/// Tells whether what is presented is over with an action: nothing is, but for ephemeral states.
func presentationEnds<State, Action>() -> (State, Action) -> Bool {
  if State.self is any EphemeralState.Type { return { _, _ in true } }
  guard let type = State.self as? any CaseReducerState.Type else { return { _, _ in false } }
  func open<Features: CaseReducerState>(_: Features.Type) -> (State, Action) -> Bool {
    let ends = { (state: Features, action: Features.StateReducer.Action) in
      state._$ends(with: action)
    }
    return (ends as? (State, Action) -> Bool) ?? { _, _ in false }
  }
  return open(type)
}

extension Reducer {
  /// Presents an alert or a dialog, which any of its actions, and `.dismiss`, ends.
  public func ifLet<DestinationState: EphemeralState>(
    _ state: WritableKeyPath<State, PresentationState<DestinationState>>,
    action: CaseKeyPath<Action, PresentationAction<DestinationState.Action>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    IfLetPresentedReducer(
      base: self,
      state: state,
      action: AnyCasePath(action),
      destination: EmptyReducer<DestinationState, DestinationState.Action>(),
      site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
