/// What a reducer asks the store to do besides changing the state: a value that does nothing by itself.
///
/// The store acts on it once the reducer has returned, in the order in which it is written.
public struct Effect<Action>: Sendable {
  let operation: Operation

  // Unchecked because an action need not be `Sendable`: an effect's actions are only handed on, from
  // the reducer that made them to the store, both of which run on the main actor.
  indirect enum Operation: @unchecked Sendable {
    case none
    case send(Action)
    case run(Run)
    case merge([Operation])
    case concatenate([Operation])
    case cancellable(CancelKey, cancelInFlight: Bool, Operation)
    case cancel(CancelKey)
    /// A cancellable effect whose turn has not come, already known under its identifier.
    case reserved(CancelScope, cancelInFlight: Bool, Operation)
    /// What a child of the feature asks for.
    case child(ChildName, Operation)
    case cancelChildren(AnyKeyPath, unless: (AnyHashable?) -> Bool)
  }

  init(_ operation: Operation) {
    self.operation = operation
  }

  /// Nothing to do.
  public static var none: Self { Self(.none) }

  /// Sends an action in the same turn of the store: it is reduced before `store.send` returns.
  public static func send(_ action: Action) -> Self { Self(.send(action)) }
}

/// The effects of a reducer.
public typealias EffectOf<R: ReducerDomain> = Effect<R.Action>
