/// One element of a collection in another core; a view that is going away still reads what it last was.
final class ElementCore<ParentState, ParentAction, ID: Hashable, State, Action>:
  StoreCore<State, Action>
{
  private let parent: StoreCore<ParentState, ParentAction>
  private let path: KeyPath<ParentState, IdentifiedArray<ID, State>>
  private let action: AnyCasePath<ParentAction, IdentifiedAction<ID, Action>>
  private let id: ID
  private var last: State

  init(
    parent: StoreCore<ParentState, ParentAction>,
    path: KeyPath<ParentState, IdentifiedArray<ID, State>>,
    action: AnyCasePath<ParentAction, IdentifiedAction<ID, Action>>,
    id: ID,
    state: State
  ) {
    self.parent = parent
    self.path = path
    self.action = action
    self.id = id
    last = state
  }

  private var current: State? { parent.read(path)[id: id] }

  override func read<Value>(_ path: KeyPath<State, Value>) -> Value {
    if let current { last = current }
    return last[keyPath: path]
  }

  override func send(_ action: Action) -> StoreTask {
    parent.send(self.action.embed(.element(id: id, action: action)))
  }

  override func access() { parent.access() }

  override var works: [Work] { parent.works }

  override var isGone: Bool {
    if parent.isGone { return true }
    if case .none = current { return true }
    return false
  }
}
