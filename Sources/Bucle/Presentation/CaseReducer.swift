/// An enum of features, one of which is there at a time; `@Reducer` on an enum writes the conformance.
public protocol CaseReducer<State, Action>: ReducerDomain where State: CaseReducerState {
  // Declared again, as in `Reducer`.
  /// The states of the features, one case each.
  associatedtype State
  /// The actions of the features, one case each.
  associatedtype Action
  /// The type of `body`.
  associatedtype Body: Reducer<State, Action>
  /// The stores of the features, one case each.
  associatedtype CaseScope

  /// Runs the feature that is there.
  @ReducerBuilder<State, Action> static var body: Body { get }

  /// The store of the feature that is there.
  @MainActor static func scope(_ store: Store<State, Action>) -> CaseScope
}

/// The state of an enum of features.
public protocol CaseReducerState: ObservableState {
  /// The enum of features.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self

  // swift-format-ignore: NoLeadingUnderscores
  /// Whether an action ends the presentation of this state, as it does where an alert is there.
  func _$ends(with action: StateReducer.Action) -> Bool
}

extension CaseReducerState {
  // swift-format-ignore: NoLeadingUnderscores
  /// No action does.
  public func _$ends(with action: StateReducer.Action) -> Bool { false }
}

extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The store of the feature that is there, to switch over: `switch store.case { case .editor(let store): … }`.
  public var `case`: State.StateReducer.CaseScope {
    State.StateReducer.scope(self)
  }
}

extension Store where State: ObservableState {
  // swift-format-ignore: NoLeadingUnderscores
  /// The store of a child that is known to be there: what `@Reducer` writes for each case of an enum.
  public func _$scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>,
    current: ChildState
  ) -> Store<ChildState, ChildAction> {
    children.store(at: ScopePath(state: state, action: action), of: self) { origin in
      Store<ChildState, ChildAction>(
        core: OptionalCore(parent: core, path: state, action: AnyCasePath(action), state: current),
        origin: origin
      )
    }
  }
}

// MARK: - Operators that know the reducer from the state

extension Reducer {
  /// Runs whichever feature of an enum is presented; see the form with a closure.
  public func ifLet<DestinationState: CaseReducerState, DestinationAction>(
    _ state: WritableKeyPath<State, PresentationState<DestinationState>>,
    action: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where DestinationState.StateReducer.Action == DestinationAction {
    IfLetPresentedReducer(
      base: self,
      state: state,
      action: AnyCasePath(action),
      destination: DestinationState.StateReducer.body,
      site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs whichever feature of an enum is there; see the form with a closure.
  public func ifLet<ChildState: CaseReducerState, ChildAction>(
    _ state: WritableKeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where ChildState.StateReducer.Action == ChildAction {
    ifLet(
      state,
      action: action,
      then: { ChildState.StateReducer.body },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Runs whichever feature of an enum an element is; see the form with a closure.
  public func forEach<ID: Hashable, ElementState: CaseReducerState, ElementAction>(
    _ elements: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where ElementState.StateReducer.Action == ElementAction {
    forEach(
      elements,
      action: action,
      element: { ElementState.StateReducer.body },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
