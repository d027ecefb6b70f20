extension ObservationStateRegistrar {
  /// Assigns a stack: its readers are told unless it is the one that was there.
  public func set<Element>(
    _ storage: inout StackState<Element>,
    to newValue: StackState<Element>,
    field: Int
  ) {
    let isSame = StackVersion(storage) == StackVersion(newValue)
    storage = newValue
    if !isSame { readers.note(field) }
  }

  /// Assigns a stack; see the form without `Equatable`.
  public func set<Element: Equatable>(
    _ storage: inout StackState<Element>,
    to newValue: StackState<Element>,
    field: Int
  ) {
    let isSame = StackVersion(storage) == StackVersion(newValue) && storage == newValue
    storage = newValue
    if !isSame { readers.note(field) }
  }

  /// Begins a change of a stack or of a state on it.
  public func willModify<Element>(_ storage: inout StackState<Element>) -> StackVersion {
    StackVersion(storage)
  }

  /// Ends it: the readers of the stack are told if states came, went, or were replaced.
  ///
  /// An observed state that changed in place tells its own readers.
  public func didModify<Element>(
    _ storage: StackState<Element>,
    from before: StackVersion,
    field: Int
  ) {
    if StackVersion(storage) != before { readers.note(field) }
  }

  /// Begins a change; see the form without `Equatable`.
  public func willModify<Element: Equatable>(_ storage: inout StackState<Element>) -> StackVersion {
    StackVersion(storage)
  }

  /// Ends it; see the form without `Equatable`.
  public func didModify<Element: Equatable>(
    _ storage: StackState<Element>,
    from before: StackVersion,
    field: Int
  ) {
    if StackVersion(storage) != before { readers.note(field) }
  }
}

/// Which states a stack has, as far as its readers have to know.
public struct StackVersion: Equatable {
  let token: Int
  private let version: Int

  init<Element>(_ stack: StackState<Element>) {
    token = stack.token
    version = stack.entries.version
  }
}
