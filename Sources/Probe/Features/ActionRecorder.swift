import Bucle

/// What passed a reducer since the last reading, and the state after it.
final class ActionRecorder<State, Action> {
  private(set) var state: State
  private var transitions: [Transition] = []

  /// An action with the state that its reduction left: values, reflected only when they are read.
  struct Transition {
    var action: Action
    var state: State
  }

  init(state: State) {
    self.state = state
  }

  /// Whether nobody will read what passes: it is not kept then, but for the state.
  var isIdle = false {
    didSet {
      if isIdle, !transitions.isEmpty { transitions.removeAll() }
    }
  }

  func record(_ action: Action, _ state: State) {
    self.state = state
    if isIdle { return }
    transitions.append(Transition(action: action, state: state))
  }

  func take() -> [Transition] {
    defer { transitions.removeAll(keepingCapacity: true) }
    return transitions
  }
}

/// Runs a reducer and tells the recorder; it changes nothing.
struct RecordingReducer<Base: Reducer>: Reducer {
  typealias State = Base.State
  typealias Action = Base.Action

  private let base: PreparedReducer<State, Action>
  private let recorder: ActionRecorder<State, Action>

  init(base: Base, recorder: ActionRecorder<State, Action>) {
    self.base = base._$prepared()
    self.recorder = recorder
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let effect = base(&state, action)
    recorder.record(action, state)
    return effect
  }
}
