extension Reducer {
  /// Runs a child feature on one element of a collection, for the action that names it, before this reducer.
  ///
  /// The effects of an element are cancelled when this reducer removes it. An action for an element that
  /// is not there is reported at this line.
  public func forEach<ID: Hashable, ElementState, ElementAction, Element>(
    _ elements: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> where Element: Reducer<ElementState, ElementAction> {
    ForEachReducer(
      base: self,
      elements: elements,
      action: AnyCasePath(action),
      element: element(),
      site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

private struct ForEachReducer<Base: Reducer, ID: Hashable, Element: Reducer>: Reducer {
  let base: Base
  let elements: WritableKeyPath<Base.State, IdentifiedArray<ID, Element.State>>
  let action: AnyCasePath<Base.Action, IdentifiedAction<ID, Element.Action>>
  let element: Element
  let site: CallSite

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    _$prepared()(&state, action)
  }

  // swift-format-ignore: NoLeadingUnderscores
  func _$prepared() -> PreparedReducer<Base.State, Base.Action> {
    let base = base._$prepared()
    let element = preparedOnDemand(element)
    let place = InPlace(elements)
    return { [path = elements, embedding = action, site] state, action in
      var childEffect = Effect<Base.Action>.none
      if case .element(let id, let elementAction)? = embedding.extract(from: action) {
        let id = MainActorID(value: id)
        let reduced = place(&state) { $0[id: id.value].modify { element(&$0, elementAction) } }
        if let reduced {
          childEffect = reduced.map(embedding: embedding, element: id)
            .of(ChildName(path: path, id: AnyHashable(id.value)))
        } else {
          reportIssue(CompositionText.noElement(id: id.value, action: action), at: site)
        }
      }
      let before = state[keyPath: path].version
      let effect = childEffect.merge(with: base(&state, action))
      guard state[keyPath: path].version != before else { return effect }
      let ids = state[keyPath: path].ids
      return effect.merge(
        with: .cancelChildren(at: path) { ($0?.base as? ID).map(ids.contains) ?? false }
      )
    }
  }
}

extension Effect {
  // Apart, because here the identifier's conformance cannot be captured.
  fileprivate func map<ID, Parent>(
    embedding: AnyCasePath<Parent, IdentifiedAction<ID, Action>>,
    element id: MainActorID<ID>
  ) -> Effect<Parent> {
    map { embedding.embed(.element(id: id.value, action: $0)) }
  }
}
