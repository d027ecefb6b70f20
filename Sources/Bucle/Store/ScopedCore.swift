/// A part of another core: reads its state through a key path, and sends its actions through a case.
final class ScopedCore<ParentState, ParentAction, State, Action>: StoreCore<State, Action> {
  private let parent: StoreCore<ParentState, ParentAction>
  private let path: KeyPath<ParentState, State>
  private let action: AnyCasePath<ParentAction, Action>
  /// `nil` where the state stays as long as the store.
  private let memory: LastReads<State>?

  init(
    parent: StoreCore<ParentState, ParentAction>,
    path: KeyPath<ParentState, State>,
    action: AnyCasePath<ParentAction, Action>
  ) {
    self.parent = parent
    self.path = path
    self.action = action
    memory = parent.mayGo ? LastReads(parent.current(path) ?? parent.read(path)) : nil
  }

  override func read<Value>(_ path: KeyPath<State, Value>) -> Value {
    memory?.read(path, of: parent.current(self.path)) ?? parent.read(self.path)[keyPath: path]
  }

  override func current<Value>(_ path: KeyPath<State, Value>) -> Value? {
    parent.current(self.path)?[keyPath: path]
  }

  override func send(_ action: Action, from sender: CallSite) -> StoreTask {
    parent.send(self.action.embed(action), from: sender)
  }

  override var site: CallSite { parent.site }

  override func access() { parent.access() }

  override var works: [Work] { parent.works }

  override var startedWorks: Int { parent.startedWorks }

  override var mayGo: Bool { parent.mayGo }
}
