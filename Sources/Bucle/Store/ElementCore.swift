/// One element of a collection in another core; a view that is going away still reads what it last was.
final class ElementCore<ParentState, ParentAction, ID: Hashable, State, Action>:
  StoreCore<State, Action>
{
  private let parent: StoreCore<ParentState, ParentAction>
  private let path: KeyPath<ParentState, IdentifiedArray<ID, State>>
  private let action: AnyCasePath<ParentAction, IdentifiedAction<ID, Action>>
  private let id: ID
  private let memory: LastReads<State>

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
    memory = LastReads(state)
  }

  private var present: State? { parent.current(path)?[id: id] }

  override func read<Value>(_ path: KeyPath<State, Value>) -> Value {
    memory.read(path, of: present)
  }

  override func current<Value>(_ path: KeyPath<State, Value>) -> Value? {
    present?[keyPath: path]
  }

  override func send(_ action: Action, from sender: CallSite) -> StoreTask {
    parent.send(self.action.embed(.element(id: id, action: action)), from: sender)
  }

  override var site: CallSite { parent.site }

  override func access() { parent.access() }

  override var works: [Work] { parent.works }

  override var startedWorks: Int { parent.startedWorks }

  override var mayGo: Bool { true }
}
