extension Reducer where State: CasePathable, Action: CasePathable {
  /// Runs a child feature while the state is in its case, for its part of the actions, before this reducer.
  ///
  /// The child's effects are cancelled when this reducer leaves the case or puts another child into it
  /// (another `id`). A child's action that comes in another case is reported at this line.
  public func ifCaseLet<CaseState, CaseAction, Child: Reducer<CaseState, CaseAction>>(
    _ state: CaseKeyPath<State, CaseState>,
    action: CaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    IfCaseLetReducer(
      base: self,
      path: state,
      state: AnyCasePath(state),
      action: AnyCasePath(action),
      child: child(),
      site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

private struct IfCaseLetReducer<Base: Reducer, Child: Reducer>: Reducer {
  let base: Base
  let path: AnyKeyPath
  let state: AnyCasePath<Base.State, Child.State>
  let action: AnyCasePath<Base.Action, Child.Action>
  let child: Child
  let site: CallSite

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    _$prepared()(&state, action)
  }

  // swift-format-ignore: NoLeadingUnderscores
  func _$prepared() -> PreparedReducer<Base.State, Base.Action> {
    let base = base._$prepared()
    let child = preparedOnDemand(child)
    let identifier = ChildIdentifier<Child.State>.make()
    return { [path, casePath = state, embedding = action, site] state, action in
      func identity() -> ChildIdentity? { casePath.extract(from: state).map(identifier.identity) }

      var childEffect = Effect<Base.Action>.none
      if let childAction = embedding.extract(from: action) {
        let reduced = casePath.modify(&state) { childState in
          let name = identifier.identity(of: childState)
          return child(&childState, childAction).map { embedding.embed($0) }
            .of(ChildName(path: path, id: name))
        }
        if let reduced {
          childEffect = reduced
        } else {
          reportIssue(
            CompositionText.otherCase(at: "ifCaseLet", action: action, state: state),
            at: site
          )
        }
      }
      let before = identity()
      let effect = childEffect.merge(with: base(&state, action))
      let after = identity()
      guard let before, after != before else { return effect }
      return effect.merge(with: .cancelChildren(at: path) { $0 == after.map(AnyHashable.init) })
    }
  }
}
