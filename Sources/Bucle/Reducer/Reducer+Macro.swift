/// Makes a struct with a `State`, an `Action` and a `body` a feature.
///
/// It writes the conformance to ``Reducer``, adds `@CasePathable` to the nested `Action`, and lets
/// `body` list several reducers. A struct without `body` gets an empty one, and whichever of `State` and `Action` is missing.
@attached(extension, conformances: ReducerDomain, Reducer)
@attached(memberAttribute)
@attached(member, names: named(State), named(Action), named(body))
public macro Reducer() = #externalMacro(module: "BucleMacros", type: "ReducerMacro")
