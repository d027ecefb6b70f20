/// A feature's logic: how its state changes for each action, and which effects that starts.
///
/// Write a `State`, an `Action` and a `body`, and put `@Reducer` on the struct. A reducer without
/// parts of its own implements `reduce(into:action:)` instead of `body`.
///
/// ```swift
/// @Reducer
/// struct Contador {
///   @ObservableState
///   struct State: Equatable {
///     var cuenta = 0
///   }
///
///   enum Action {
///     case incremento
///   }
///
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .incremento:
///         state.cuenta += 1
///         return .none
///       }
///     }
///   }
/// }
/// ```
public protocol Reducer<State, Action>: ReducerDomain {
  // Declared again, as `Collection` does with `Element`, so that they are inferred from what follows.
  /// What the feature is at one moment.
  associatedtype State
  /// What can happen to it.
  associatedtype Action
  /// The type of `body`; `Never` for a reducer that implements `reduce(into:action:)`.
  associatedtype Body

  /// Changes the state for one action and returns what to do besides.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that this one is made of, run from top to bottom.
  ///
  /// It is evaluated once, when the store is created.
  @ReducerBuilder<State, Action> var body: Body { get }

  // swift-format-ignore: NoLeadingUnderscores
  /// The reducer as a function, with every `body` below it evaluated.
  func _$prepared() -> PreparedReducer<State, Action>
}

/// A reducer as a function.
public typealias PreparedReducer<State, Action> = (inout State, Action) -> Effect<Action>

/// The reducers with the state and the action of another: `some ReducerOf<Self>`.
public typealias ReducerOf<R: ReducerDomain> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// Never evaluated: the reducer implements `reduce(into:action:)`.
  public var body: Body {
    preconditionFailure("'\(Self.self)' has no body; it implements 'reduce(into:action:)'")
  }
}

extension Reducer {
  // swift-format-ignore: NoLeadingUnderscores
  /// The reducer's own function.
  @inlinable
  public func _$prepared() -> PreparedReducer<State, Action> {
    { state, action in reduce(into: &state, action: action) }
  }
}

extension Reducer {
  // swift-format-ignore: NoLeadingUnderscores
  /// Runs the reducer, as a reducer does that is made around another: `base._reduce(into: &state, action: action)`.
  @inlinable
  public func _reduce(into state: inout State, action: Action) -> Effect<Action> {
    reduce(into: &state, action: action)
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  /// Runs the body.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// The body's function, so that the body is evaluated once and not for each action.
  @inlinable
  public func _$prepared() -> PreparedReducer<State, Action> {
    body._$prepared()
  }
}
