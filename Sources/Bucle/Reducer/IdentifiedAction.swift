/// An action for one element of a collection.
///
/// The identifier is not asked to be `Hashable` here, because in a module isolated to the main actor its
/// type could be that on the main actor only; the collection asks for it.
public enum IdentifiedAction<ID, Action> {
  /// The action, and the identifier of the element that it is for.
  case element(id: ID, action: Action)
}

/// The actions for the elements of a collection of features: `IdentifiedActionOf<Fila>`.
public typealias IdentifiedActionOf<R: ReducerDomain> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable

extension IdentifiedAction: CasePathable {
  /// The case `element`, and the actions of one element as a case of their own.
  public struct AllCasePaths: Sendable {
    /// The actions of all elements, with their identifiers.
    public var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: {
          guard case .element(let id, let action) = $0 else { return nil }
          return (id, action)
        }
      )
    }

    /// The actions of one element: `\.filas[id: 3]`.
    public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> where ID: Equatable {
      path(to: MainActorID(value: id), isSame: MainActorTest { $0 == id })
    }

    // Apart from the subscript, because here the identifier's conformance cannot be captured.
    private func path(
      to id: MainActorID<ID>,
      isSame: MainActorTest<ID>
    ) -> AnyCasePath<IdentifiedAction, Action> {
      AnyCasePath(
        embed: { .element(id: id.value, action: $0) },
        extract: {
          guard case .element(let id, let action) = $0, isSame.holds(id) else { return nil }
          return action
        }
      )
      .written { "[id: \(Dump(id.value).line)]" }
    }
  }

  /// The cases as properties.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  // swift-format-ignore: NoLeadingUnderscores
  /// The cases by name.
  public static var _$cases: [CaseEntry<Self>] {
    [CaseEntry(name: "element", path: \.element)]
  }
}

/// The action of an element, whatever its types.
package protocol ErasedElementAction {
  var erasedID: Any { get }
  var erasedAction: Any { get }
  var actionType: Any.Type { get }
}

extension IdentifiedAction: ErasedElementAction {
  package var erasedID: Any {
    switch self {
    case .element(let id, _): id
    }
  }

  package var erasedAction: Any {
    switch self {
    case .element(_, let action): action
    }
  }

  package var actionType: Any.Type { Action.self }
}

extension IdentifiedAction: Equatable where ID: Equatable, Action: Equatable {}

extension IdentifiedAction: Hashable where ID: Hashable, Action: Hashable {}

extension IdentifiedAction: Sendable where ID: Sendable, Action: Sendable {}

extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}

extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}

/// An identifier on its way to the action that names it.
///
/// Unchecked because an identifier's type need not be `Sendable`: it is put into actions, and they are
/// taken apart, on the main actor only.
struct MainActorID<ID>: @unchecked Sendable {
  let value: ID
}

/// A comparison with an identifier, whose conformance may be isolated to the main actor.
///
/// Unchecked for the same reason.
private struct MainActorTest<ID>: @unchecked Sendable {
  let holds: (ID) -> Bool
}
