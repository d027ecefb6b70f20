/// Makes a struct with a `State`, an `Action` and a `body` a feature.
///
/// It writes the conformance to ``Reducer``, adds `@CasePathable` to the nested `Action`, and lets
/// `body` list several reducers. A struct without `body` gets an empty one, and whichever of `State` and `Action` is missing.
///
/// On an enum whose cases are features, one of which is there at a time, it writes a `State` and an
/// `Action` with the same cases, a static `body` that runs the one that is there, and `store.case`.
@attached(extension, conformances: ReducerDomain, Reducer, ReducerWithoutBody, CaseReducer)
@attached(memberAttribute)
@attached(
  member,
  names: named(State),
  named(Action),
  named(body),
  named(CaseScope),
  named(scope)
)
public macro Reducer() = #externalMacro(module: "BucleMacros", type: "ReducerMacro")

/// On an enum of features, also makes the `State` and the `Action` that it writes conform to protocols.
///
/// An extension does the same: `extension Destino.State: Equatable {}`.
@attached(extension, conformances: ReducerDomain, Reducer, ReducerWithoutBody, CaseReducer)
@attached(memberAttribute)
@attached(
  member,
  names: named(State),
  named(Action),
  named(body),
  named(CaseScope),
  named(scope)
)
public macro Reducer(
  state: SynthesizedConformance...,
  action: SynthesizedConformance...
) = #externalMacro(module: "BucleMacros", type: "ReducerMacro")

/// A protocol that `@Reducer` on an enum can make its `State` or `Action` conform to.
public enum SynthesizedConformance: Sendable {
  /// Written and read: what `encodable` and `decodable` are together.
  case codable
  /// Read, where each payload is.
  case decodable
  /// Written, where each payload is.
  case encodable
  /// Compared, as a `TestStore` asks of a state.
  case equatable
  /// Compared, and found in sets.
  case hashable
  /// Handed to effects.
  case sendable
}

/// Marks a case of an enum of features whose payload is plain data: it has state, and no actions.
@attached(peer)
public macro ReducerCaseIgnored() =
  #externalMacro(module: "BucleMacros", type: "ReducerCaseMacro")

/// Marks a case of an enum of features whose payload is an ``EphemeralState``; alerts and dialogs need no mark.
@attached(peer)
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "BucleMacros", type: "ReducerCaseMacro")
