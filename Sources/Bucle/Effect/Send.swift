/// What an effect sends actions with: `await send(.respuesta(…))`.
///
/// It returns when the action, and every action that it caused at once, has been reduced. A
/// cancelled effect's actions are dropped.
@MainActor
public struct Send<Action>: Sendable {
  private let send: @MainActor @Sendable (Action) -> Void

  /// A sender from a function.
  public nonisolated init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.send = send
  }

  /// Sends one action.
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return }
    send(action)
  }
}

extension Send {
  /// The sender of a child, whose actions a function turns into the parent's.
  nonisolated func pullback<Child>(
    _ transform: @escaping @Sendable (Child) -> Action
  ) -> Send<Child> {
    Send<Child> { self(transform($0)) }
  }
}

/// What the effects of a reducer send actions with.
public typealias SendOf<R: ReducerDomain> = Send<R.Action>
