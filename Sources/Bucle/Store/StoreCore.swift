/// What a ``Store`` is in front of: a root that owns state and effects, or a part of another core.
@MainActor
class StoreCore<State, Action> {
  /// Reads what a key path leads to, without copying the rest of the state.
  func read<Value>(_ path: KeyPath<State, Value>) -> Value {
    preconditionFailure("a core says where its state is")
  }

  /// The same if the state is still there, without keeping it for later.
  func current<Value>(_ path: KeyPath<State, Value>) -> Value? {
    preconditionFailure("a core says where its state is")
  }

  /// Sends an action that the code at that place sends.
  func send(_ action: Action, from sender: CallSite) -> StoreTask {
    preconditionFailure("a core says where its actions go")
  }

  /// Where the root's store was made.
  var site: CallSite {
    preconditionFailure("a core says where it was made")
  }

  /// Notes that the state was read.
  func access() {
    preconditionFailure("a core says who tells its readers")
  }

  /// The work in flight.
  var works: [Work] { [] }

  /// How much work was started since the store was made.
  var startedWorks: Int { 0 }

  /// Whether the state may go away before its store does.
  var mayGo: Bool { false }
}

extension StoreCore {
  var state: State { read(\.self) }

  /// Whether the state that this was a part of is no longer there.
  var isGone: Bool {
    guard mayGo, case .none = current(\.self) else { return false }
    return true
  }
}
