extension Reducer {
  /// Runs a child feature while its state is there, for its part of the actions, before this reducer.
  ///
  /// The child's effects are cancelled when this reducer removes its state or puts another child in its
  /// place (another `id`, another enum case). A child's action that comes while there is no child is
  /// reported at this line.
  public func ifLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: WritableKeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    IfLetReducer(
      base: self,
      state: state,
      action: AnyCasePath(action),
      child: child(),
      site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

private struct IfLetReducer<Base: Reducer, Child: Reducer>: Reducer {
  let base: Base
  let state: WritableKeyPath<Base.State, Child.State?>
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
    let place = InPlace(state)
    return { [path = state, embedding = action, site] state, action in
      func identity() -> ChildIdentity? { state[keyPath: path].map(identifier.identity) }

      var childEffect = Effect<Base.Action>.none
      if let childAction = embedding.extract(from: action) {
        if let before = identity() {
          childEffect =
            place(&state) { $0.modify { child(&$0, childAction) } }?
            .map { embedding.embed($0) }
            .of(ChildName(path: path, id: before)) ?? .none
        } else {
          reportIssue(CompositionText.noChild(at: "ifLet", action: action), at: site)
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
