/// An action of a feature that is presented now and then, or the end of its presentation.
public enum PresentationAction<Action> {
  /// The presentation ends: the state becomes `nil`, and the feature's effects are cancelled.
  case dismiss
  /// An action of the feature.
  indirect case presented(Action)
}

/// The action of the presentation of a feature: `PresentationActionOf<Editor>`.
public typealias PresentationActionOf<R: ReducerDomain> = PresentationAction<R.Action>

extension PresentationAction: CasePathable {
  /// The two cases, and those of the feature's actions: `\.destino.guardar` for `\.destino.presented.guardar`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The end of the presentation.
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(
        embed: { .dismiss },
        extract: {
          guard case .dismiss = $0 else { return nil }
          return ()
        }
      )
    }

    /// The feature's actions.
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(
        embed: { .presented($0) },
        extract: {
          guard case .presented(let action) = $0 else { return nil }
          return action
        }
      )
    }

    /// A case of the feature's actions.
    public subscript<Member>(
      dynamicMember path: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>>
    ) -> AnyCasePath<PresentationAction, Member> where Action: CasePathable {
      Action.allCasePaths[keyPath: path].presented().written(Action.written(path))
    }

    /// The presentation of one case, where the feature's actions are those of several.
    @_disfavoredOverload
    public subscript<Member>(
      dynamicMember path: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Member>>
    ) -> AnyCasePath<PresentationAction, PresentationAction<Member>> where Action: CasePathable {
      Action.allCasePaths[keyPath: path].presentation().written(Action.written(path))
    }
  }

  /// The cases as properties.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  // swift-format-ignore: NoLeadingUnderscores
  /// The cases by name.
  public static var _$cases: [CaseEntry<Self>] {
    [CaseEntry(name: "dismiss", path: \.dismiss), CaseEntry(name: "presented", path: \.presented)]
  }
}

extension PresentationAction: Equatable where Action: Equatable {}

extension PresentationAction: Hashable where Action: Hashable {}

extension PresentationAction: Sendable where Action: Sendable {}

extension PresentationAction: Encodable where Action: Encodable {}

extension PresentationAction: Decodable where Action: Decodable {}

// Apart from the subscripts, because here the conformance of the action cannot be captured.
extension AnyCasePath {
  fileprivate func presented() -> AnyCasePath<PresentationAction<Root>, Value> {
    AnyCasePath<PresentationAction<Root>, Value>(
      embed: { .presented(embed($0)) },
      extract: {
        guard case .presented(let action) = $0 else { return nil }
        return extract(from: action)
      }
    )
  }

  fileprivate func presentation() -> AnyCasePath<
    PresentationAction<Root>, PresentationAction<Value>
  > {
    AnyCasePath<PresentationAction<Root>, PresentationAction<Value>>(
      embed: { action in
        switch action {
        case .dismiss: .dismiss
        case .presented(let action): .presented(embed(action))
        }
      },
      extract: { action in
        switch action {
        case .dismiss: .dismiss
        case .presented(let action): extract(from: action).map { .presented($0) }
        }
      }
    )
  }
}
