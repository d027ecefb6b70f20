extension Store where State: ObservableState {
  /// The stores of the elements of a collection, in their order.
  ///
  /// Reading it reads which elements there are, not what is in them. An element's store is made when it
  /// is asked for, and is the same one while anybody holds it.
  public func scope<ID: Hashable, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> StoreCollection<State, Action, ID, ElementState, ElementAction> {
    core.access()
    let elements = core.current(state) ?? core.read(state)
    return StoreCollection(store: self, path: state, action: action, elements: elements)
  }

  /// The same in the spelling of The Composable Architecture before 2026.
  public func scope<ID: Hashable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> StoreCollection<State, Action, ID, ElementState, ElementAction> {
    scope(state, action: action)
  }
}

/// The stores of the elements that a collection had when it was read.
@MainActor
public struct StoreCollection<State, Action, ID: Hashable, ElementState, ElementAction> {
  private let store: Store<State, Action>
  private let path: KeyPath<State, IdentifiedArray<ID, ElementState>>
  private let action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  private let casePath: AnyCasePath<Action, IdentifiedAction<ID, ElementAction>>
  private let elements: IdentifiedArray<ID, ElementState>

  init(
    store: Store<State, Action>,
    path: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    elements: IdentifiedArray<ID, ElementState>
  ) {
    self.store = store
    self.path = path
    self.action = action
    casePath = AnyCasePath(action)
    self.elements = elements
  }

  /// The store of an element; `nil` if there is none with that identifier.
  public subscript(id id: ID) -> Store<ElementState, ElementAction>? {
    elements.index(id: id).map { self[$0] }
  }
}

extension StoreCollection: @MainActor RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }

  /// How many elements there are.
  public var endIndex: Int { elements.count }

  /// The store of the element at a position.
  public subscript(position: Int) -> Store<ElementState, ElementAction> {
    let id = elements.order[position]
    let place = ScopePath(state: path, action: action, element: AnyHashable(id))
    return store.children.store(at: place, of: store) { origin in
      Store<ElementState, ElementAction>(
        core: ElementCore(
          parent: store.core,
          path: path,
          action: casePath,
          id: id,
          state: elements[position]
        ),
        origin: origin
      )
    }
  }
}
