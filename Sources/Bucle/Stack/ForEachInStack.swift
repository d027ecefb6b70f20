internal import Bilingual

extension Reducer {
  /// Runs a feature on one element of a stack, for the action that names it, before this reducer.
  ///
  /// What a view pushes is on the stack before this reducer runs; what it pops, or what asks for `dismiss()`,
  /// goes afterwards, with all above it. The effects of a feature end when it is taken off. An action for one
  /// that is not there is reported at this line.
  public func forEach<
    DestinationState,
    DestinationAction,
    Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ stack: WritableKeyPath<State, StackState<DestinationState>>,
    action: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    StackReducer(
      base: self,
      stack: stack,
      action: AnyCasePath(action),
      destination: destination(),
      site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs whichever feature of an enum is on the stack; see the form with a closure.
  public func forEach<DestinationState: CaseReducerState, DestinationAction>(
    _ stack: WritableKeyPath<State, StackState<DestinationState>>,
    action: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where DestinationState.StateReducer.Action == DestinationAction {
    forEach(
      stack,
      action: action,
      destination: { DestinationState.StateReducer.body },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

/// One feature on one stack, also where another stack takes the place of that one.
private struct StackPlace: Hashable {
  var token: Int
  var id: StackElementID

  static func name(_ id: StackElementID, on token: Int) -> AnyHashable {
    AnyHashable(StackPlace(token: token, id: id))
  }
}

private struct StackReducer<Base: Reducer, Destination: Reducer>: Reducer {
  let base: Base
  let stack: WritableKeyPath<Base.State, StackState<Destination.State>>
  let action: AnyCasePath<Base.Action, StackAction<Destination.State, Destination.Action>>
  let destination: Destination
  let site: CallSite

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    _$prepared()(&state, action)
  }

  // swift-format-ignore: NoLeadingUnderscores
  func _$prepared() -> PreparedReducer<Base.State, Base.Action> {
    let base = base._$prepared()
    let destination = preparedOnDemand(destination)
    let place = InPlace(stack)
    return { [path = stack, embedding = action, site] state, action in
      func report(_ text: Localized) { reportIssue(text, at: site) }

      var childEffect = Effect<Base.Action>.none
      var popped: StackElementID?
      switch embedding.extract(from: action) {
      case .element(let id, let childAction)?:
        let name = ChildName(path: path, id: StackPlace.name(id, on: state[keyPath: path].token))
        let effect = place(&state) { stack in
          stack[id: id].modify { state in
            Presentation.$current.withValue(Presentation()) { destination(&state, childAction) }
          }
        }
        if let effect {
          childEffect = effect.map { embedding.embed(.element(id: id, action: $0)) }
            .presented { embedding.embed(.popFrom(id: id)) }
            .of(name)
        } else {
          report(CompositionText.noElement(id: id, action: action))
        }
      case .push(let id, let childState)?:
        let next = state[keyPath: path].next
        if state[keyPath: path].contains(id) {
          report(CompositionText.pushedTwice(id: id, action: action))
        } else {
          if id.number > next, DependencyValues._current.context == .test {
            report(CompositionText.pushedOutOfTurn(id: id, next: next, action: action))
          }
          place(&state) { $0.push(childState, as: id) }
        }
      case .popFrom(let id)?:
        if state[keyPath: path].contains(id) {
          popped = id
        } else {
          report(CompositionText.noElement(id: id, action: action))
        }
      case nil:
        break
      }
      let before = StackVersion(state[keyPath: path])
      let effect = childEffect.merge(with: base(&state, action))
      if let popped, before.token == state[keyPath: path].token {
        place(&state) { $0.pop(from: popped) }
      }
      let after = state[keyPath: path]
      guard StackVersion(after) != before else { return effect }
      return effect.merge(
        with: .cancelChildren(at: path) { name in
          guard let place = name?.base as? StackPlace else { return false }
          return place.token == after.token && after.contains(place.id)
        }
      )
    }
  }
}
