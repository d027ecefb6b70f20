/// A part of another core that may be missing: a view that is going away still reads what it last was.
final class OptionalCore<ParentState, ParentAction, State, Action>: StoreCore<State, Action> {
  private let parent: StoreCore<ParentState, ParentAction>
  private let path: KeyPath<ParentState, State?>
  private let action: AnyCasePath<ParentAction, Action>
  private let memory: LastReads<State>

  init(
    parent: StoreCore<ParentState, ParentAction>,
    path: KeyPath<ParentState, State?>,
    action: AnyCasePath<ParentAction, Action>,
    state: State
  ) {
    self.parent = parent
    self.path = path
    self.action = action
    memory = LastReads(state)
  }

  override func read<Value>(_ path: KeyPath<State, Value>) -> Value {
    memory.read(path, of: present)
  }

  override func current<Value>(_ path: KeyPath<State, Value>) -> Value? {
    present?[keyPath: path]
  }

  private var present: State? { parent.current(path) ?? nil }

  override func send(_ action: Action, from sender: CallSite) -> StoreTask {
    parent.send(self.action.embed(action), from: sender)
  }

  override var site: CallSite { parent.site }

  override func access() { parent.access() }

  override var works: [Work] { parent.works }

  override var startedWorks: Int { parent.startedWorks }

  override var mayGo: Bool { true }
}
