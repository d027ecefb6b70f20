extension Reducer {
  /// Runs a presented feature while its state is there, for its part of the actions, before this reducer.
  ///
  /// `.dismiss`, from the view or from the feature's own `dismiss()`, reaches this reducer first and then
  /// sets the state to `nil`. The feature's effects end with its presentation, or when another `id` or
  /// enum case takes its place. An action that comes while nothing is presented is reported at this line.
  public func ifLet<
    DestinationState,
    DestinationAction,
    Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ state: WritableKeyPath<State, PresentationState<DestinationState>>,
    action: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    IfLetPresentedReducer(
      base: self,
      state: state,
      action: AnyCasePath(action),
      destination: destination(),
      site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

struct IfLetPresentedReducer<Base: Reducer, Destination: Reducer>: Reducer {
  let base: Base
  let state: WritableKeyPath<Base.State, PresentationState<Destination.State>>
  let action: AnyCasePath<Base.Action, PresentationAction<Destination.Action>>
  let destination: Destination
  let site: CallSite

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    _$prepared()(&state, action)
  }

  // swift-format-ignore: NoLeadingUnderscores
  func _$prepared() -> PreparedReducer<Base.State, Base.Action> {
    let base = base._$prepared()
    let destination = presented(destination)
    let identifier = ChildIdentifier<Destination.State>.make()
    let place = InPlace(state)
    let ends: (Destination.State, Destination.Action) -> Bool = presentationEnds()
    return { [path = state, embedding = action, site] state, action in
      func identity() -> ChildIdentity? {
        state[keyPath: path].wrappedValue.map(identifier.identity)
      }

      var childEffect = Effect<Base.Action>.none
      var isEnd = false
      let presentation = embedding.extract(from: action)
      if let presentation {
        if let before = identity() {
          switch presentation {
          case .dismiss:
            isEnd = true
          case .presented(let childAction):
            isEnd = state[keyPath: path].wrappedValue.map { ends($0, childAction) } ?? false
            childEffect =
              place(&state) { $0.wrappedValue.modify { destination(&$0, childAction) } }?
              .of(ChildName(path: path, id: before)) ?? .none
          }
        } else {
          reportIssue(CompositionText.noChild(at: "ifLet", action: action), at: site)
        }
      }
      let before = identity()
      let effect = childEffect.merge(with: base(&state, action))
      if isEnd, before != nil, identity() == before {
        place(&state) { $0.wrappedValue = nil }
      }
      let after = identity()
      guard let before, after != before else { return effect }
      return effect.merge(with: .cancelChildren(at: path) { $0 == after.map(AnyHashable.init) })
    }
  }

  /// The destination's function, seen from the parent.
  private func presented(
    _ destination: Destination
  ) -> (inout Destination.State, Destination.Action) -> Effect<Base.Action> {
    let function = preparedOnDemand(destination)
    return { [action] state, childAction in
      Presentation.$current.withValue(Presentation()) { function(&state, childAction) }
        .map { action.embed(.presented($0)) }
        .presented { action.embed(.dismiss) }
    }
  }
}
