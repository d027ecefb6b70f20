/// The presentation that a reducer or an effect runs in.
struct Presentation: Sendable {
  /// `nil` outside of a presented feature.
  @TaskLocal static var current: Presentation?

  /// Ends it; `nil` while the reducer runs, which has its parent for that.
  var dismiss: (@MainActor @Sendable () -> Void)?
}

extension Effect {
  /// Makes this the effect of a presented feature, which can end its presentation.
  func presented(dismissing action: @escaping @MainActor @Sendable () -> Action) -> Self {
    Self(operation.presented(dismissing: action))
  }
}

extension Effect.Operation {
  fileprivate func presented(
    dismissing action: @escaping @MainActor @Sendable () -> Action
  ) -> Self {
    switch self {
    case .none, .send, .cancel, .cancelChildren: self
    case .run(let run): .run(run.presented(dismissing: action))
    case .merge(let operations): .merge(operations.map { $0.presented(dismissing: action) })
    case .concatenate(let operations):
      .concatenate(operations.map { $0.presented(dismissing: action) })
    case .cancellable(let key, let cancelInFlight, let operation):
      .cancellable(key, cancelInFlight: cancelInFlight, operation.presented(dismissing: action))
    case .reserved(let scope, let cancelInFlight, let operation):
      .reserved(scope, cancelInFlight: cancelInFlight, operation.presented(dismissing: action))
    case .child(let name, let operation): .child(name, operation.presented(dismissing: action))
    }
  }
}

extension Effect.Run {
  fileprivate func presented(
    dismissing action: @escaping @MainActor @Sendable () -> Action
  ) -> Self {
    let presentation: @Sendable (Send<Action>) -> Presentation = { send in
      Presentation { send(action()) }
    }
    var run = self
    run.operation = { [operation] send in
      try await Presentation.$current.withValue(presentation(send)) { try await operation(send) }
    }
    if let handler {
      run.handler = { error, send in
        await Presentation.$current.withValue(presentation(send)) { await handler(error, send) }
      }
    }
    return run
  }
}
