/// Tells one state that stands at a place from another that takes its place.
struct ChildIdentity: Hashable {
  /// The state's `id`; `nil` if it is not `Identifiable`.
  var id: AnyHashable?
  /// The case, if the state is an enum whose cases are known.
  var tag: Int?
}

/// Finds the identity of states of one type, whose conformances are looked up once.
class ChildIdentifier<State> {
  static func make() -> ChildIdentifier<State> {
    if let type = State.self as? any Identifiable.Type {
      func open<S: Identifiable>(_: S.Type) -> AnyObject { IdentifiableChild<S>() }
      return open(type) as? ChildIdentifier<State> ?? ChildIdentifier()
    }
    if let type = State.self as? any CasePathable.Type {
      func open<S: CasePathable>(_: S.Type) -> AnyObject { CasePathableChild<S>() }
      return open(type) as? ChildIdentifier<State> ?? ChildIdentifier()
    }
    return ChildIdentifier()
  }

  /// All states are one, unless a subclass knows more.
  func identity(of state: State) -> ChildIdentity { ChildIdentity() }
}

private final class IdentifiableChild<State: Identifiable>: ChildIdentifier<State> {
  override func identity(of state: State) -> ChildIdentity {
    ChildIdentity(id: AnyHashable(state.id))
  }
}

private final class CasePathableChild<State: CasePathable>: ChildIdentifier<State> {
  override func identity(of state: State) -> ChildIdentity {
    ChildIdentity(tag: state._$tag)
  }
}
