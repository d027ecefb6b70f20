/// An action that says which of its cases a view may send: an enum with `case view(View)`.
public protocol ViewAction<ViewAction> {
  /// What the view may send.
  associatedtype ViewAction

  /// Carries what the view sent.
  static func view(_ action: ViewAction) -> Self
}

/// A view whose store takes view actions; `@ViewAction(for:)` writes the conformance.
@MainActor
public protocol ViewActionSending<StoreState, StoreAction> {
  /// The store's state.
  associatedtype StoreState
  /// The store's action.
  associatedtype StoreAction: ViewAction

  /// The store that the view sends to.
  var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends what a view may send.
  @discardableResult
  public func send(
    _ action: StoreAction.ViewAction,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StoreTask {
    store.send(.view(action), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The same as a function of an action alone, to pass on: `onSubmit: send`.
  @_disfavoredOverload
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask {
    store.send(.view(action))
  }
}

/// Gives a view with a `store` a `send` that takes the feature's view actions and no others.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "BucleMacros", type: "ViewActionMacro") where R.Action: ViewAction
