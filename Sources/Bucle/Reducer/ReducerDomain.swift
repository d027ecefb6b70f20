/// The state and the action of a feature.
///
/// It stands apart from ``Reducer`` because it is `nonisolated` in every module. In one whose default
/// isolation is the main actor, the compiler finds out how `Reducer` is conformed to by looking at
/// `body`; the type of `body`, `some ReducerOf<Self>`, must not ask for that same answer.
///
/// Its name is what the compiler shows to whoever forgets the macro: "type 'Contador' does not conform
/// to protocol '`@Reducer`'".
public protocol `@Reducer`<State, Action> {
  /// What the feature is at one moment.
  associatedtype State
  /// What can happen to it.
  associatedtype Action
}

/// The state and the action of a feature, under a name to write.
public typealias ReducerDomain = `@Reducer`
