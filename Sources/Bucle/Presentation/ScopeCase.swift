/// Runs a feature while an enum is in its case: what `@Reducer` on an enum makes its `body` of.
public struct ScopeCase<ParentState, ParentAction, Child: Reducer>: Reducer {
  private let path: AnyKeyPath
  private let state: AnyCasePath<ParentState, Child.State>
  private let action: AnyCasePath<ParentAction, Child.Action>
  private let child: Child
  private let site: CallSite

  /// A child by the case of its state and the case of its actions.
  public init(
    state: CaseKeyPath<ParentState, Child.State>,
    action: CaseKeyPath<ParentAction, Child.Action>,
    child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    path = state
    self.state = AnyCasePath(state)
    self.action = AnyCasePath(action)
    self.child = child()
    site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs the child for its own actions; one that comes in another case is reported.
  public func reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
    _$prepared()(&state, action)
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// The child's function, seen from the enum.
  public func _$prepared() -> PreparedReducer<ParentState, ParentAction> {
    let child = preparedOnDemand(child)
    return { [path, casePath = state, embedding = action, site] state, action in
      guard let childAction = embedding.extract(from: action) else { return .none }
      let effect = casePath.modify(&state) { child(&$0, childAction) }
      guard let effect else {
        reportIssue(
          CompositionText.otherCase(at: "@Reducer", action: action, state: state),
          at: site
        )
        return .none
      }
      return effect.map { embedding.embed($0) }.of(ChildName(path: path))
    }
  }
}
