/// Memory for one state, so that a reducer works in place and a turn costs what it changes, not what the
/// state is long.
///
/// Its user keeps track of when the state is being changed, as the exclusivity check of a property would.
final class StateMemory<State> {
  let pointer: UnsafeMutablePointer<State>

  init(_ state: State) {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: state)
  }

  deinit {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }
}
