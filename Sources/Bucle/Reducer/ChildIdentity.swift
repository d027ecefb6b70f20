/// Tells one state that stands at a place from another that takes its place.
struct ChildIdentity: Hashable {
  /// The `id` of the state, or of the payload of its case; `nil` if it is not `Identifiable`.
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
  /// What tells one payload from the next, case by case; `nil` where nothing does.
  private let payloadIDs: [((State) -> AnyHashable?)?] = State._$cases.map { entry in
    func open<Payload: Identifiable>(_: Payload.Type) -> ((State) -> AnyHashable?)? {
      guard let path = entry.path as? CaseKeyPath<State, Payload> else { return nil }
      let payload = AnyCasePath(path)
      return { payload.extract(from: $0).map { AnyHashable($0.id) } }
    }
    return (entry.payload as? any Identifiable.Type).flatMap { open($0) }
  }

  override func identity(of state: State) -> ChildIdentity {
    let tag = state._$tag
    let payloadID = payloadIDs.indices.contains(tag) ? payloadIDs[tag]?(state) : nil
    return ChildIdentity(id: payloadID, tag: tag)
  }
}
