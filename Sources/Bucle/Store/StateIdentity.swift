/// Reads and renews the identity of a state whose type is only known not to be ruled out as observable.
class StateIdentity<State> {
  /// `nil` if the state is not an `ObservableState`.
  static func make() -> StateIdentity<State>? {
    guard let type = State.self as? any ObservableState.Type else { return nil }
    func open<Observed: ObservableState>(_: Observed.Type) -> AnyObject {
      ObservedStateIdentity<Observed>()
    }
    return open(type) as? StateIdentity<State>
  }

  func id(of state: State) -> ObservableStateID { .unique() }

  func willModify(_ state: inout State) -> ObservableStateID { .unique() }
}

private final class ObservedStateIdentity<State: ObservableState>: StateIdentity<State> {
  override func id(of state: State) -> ObservableStateID { state._$id }

  override func willModify(_ state: inout State) -> ObservableStateID {
    state._$willModify()
    return state._$id
  }
}
