/// An action of a feature on a stack, or a change of the stack that the view asks for.
public enum StackAction<State, Action> {
  /// An action of the feature under an identifier.
  indirect case element(id: StackElementID, action: Action)
  /// The feature under an identifier goes, with all above it.
  case popFrom(id: StackElementID)
  /// A feature comes on top, under the identifier that is next.
  case push(id: StackElementID, state: State)
}

/// The actions of a stack of features: `StackActionOf<Ruta>`.
public typealias StackActionOf<R: ReducerDomain> = StackAction<R.State, R.Action>

extension StackAction: CasePathable {
  /// The three cases, and the actions of one feature as a case of their own.
  public struct AllCasePaths: Sendable {
    /// The actions of all features, with their identifiers.
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: {
          guard case .element(let id, let action) = $0 else { return nil }
          return (id, action)
        }
      )
    }

    /// The features that go.
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      AnyCasePath(
        embed: { .popFrom(id: $0) },
        extract: {
          guard case .popFrom(let id) = $0 else { return nil }
          return id
        }
      )
    }

    /// The features that come, with their identifiers.
    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      AnyCasePath(
        embed: { .push(id: $0.id, state: $0.state) },
        extract: {
          guard case .push(let id, let state) = $0 else { return nil }
          return (id, state)
        }
      )
    }

    /// The actions of one feature: `\.ruta[id: 0]`.
    public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
      AnyCasePath(
        embed: { .element(id: id, action: $0) },
        extract: {
          guard case .element(id, let action) = $0 else { return nil }
          return action
        }
      )
      .written { "[id: \(id)]" }
    }
  }

  /// The cases as properties.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  // swift-format-ignore: NoLeadingUnderscores
  /// The cases by name.
  public static var _$cases: [CaseEntry<Self>] {
    [
      CaseEntry(name: "element", path: \.element),
      CaseEntry(name: "popFrom", path: \.popFrom),
      CaseEntry(name: "push", path: \.push),
    ]
  }
}

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}
