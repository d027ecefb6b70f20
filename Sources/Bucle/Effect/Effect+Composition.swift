extension Effect {
  /// All of them at once.
  public static func merge(_ effects: Self...) -> Self { merge(effects) }

  /// All of them at once.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    let operations = effects.reduce(into: [Operation]()) { list, effect in
      switch effect.operation {
      case .none: break
      case .merge(let nested): list += nested
      case let operation: list.append(operation)
      }
    }
    return switch operations.count {
    case 0: .none
    case 1: Self(operations[0])
    default: Self(.merge(operations))
    }
  }

  /// This and another at once.
  public func merge(with other: Self) -> Self {
    switch (operation, other.operation) {
    case (.none, _): other
    case (_, .none): self
    default: .merge([self, other])
    }
  }

  /// One after the other: each begins when the one before has ended, or was cancelled.
  public static func concatenate(_ effects: Self...) -> Self { concatenate(effects) }

  /// One after the other, in the collection's order.
  public static func concatenate(_ effects: some Collection<Self>) -> Self {
    let operations = effects.reduce(into: [Operation]()) { list, effect in
      switch effect.operation {
      case .none: break
      case .concatenate(let nested): list += nested
      case let operation: list.append(operation)
      }
    }
    return switch operations.count {
    case 0: .none
    case 1: Self(operations[0])
    default: Self(.concatenate(operations))
    }
  }

  /// Another one after this.
  public func concatenate(with other: Self) -> Self { .concatenate([self, other]) }

  /// The same effect for a parent, whose action wraps this one's.
  public func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T> {
    Effect<T>(operation.map(transform))
  }
}

extension Effect.Operation {
  fileprivate func map<T>(
    _ transform: @escaping @Sendable (Action) -> T
  ) -> Effect<T>.Operation {
    switch self {
    case .none: .none
    case .send(let action): .send(transform(action))
    case .run(let run): .run(run.map(transform))
    case .merge(let operations): .merge(operations.map { $0.map(transform) })
    case .concatenate(let operations): .concatenate(operations.map { $0.map(transform) })
    case .cancellable(let key, let cancelInFlight, let operation):
      .cancellable(key, cancelInFlight: cancelInFlight, operation.map(transform))
    case .cancel(let key): .cancel(key)
    case .reserved(let scope, let cancelInFlight, let operation):
      .reserved(scope, cancelInFlight: cancelInFlight, operation.map(transform))
    case .child(let name, let operation): .child(name, operation.map(transform))
    case .cancelChildren(let path, let isKept): .cancelChildren(path, unless: isKept)
    }
  }
}

extension Effect.Run {
  fileprivate func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T>.Run {
    var handle: (@Sendable (any Error, Send<T>) async -> Void)?
    if let handler {
      handle = { error, send in await handler(error, send.pullback(transform)) }
    }
    return Effect<T>.Run(
      name: name,
      priority: priority,
      dependencies: dependencies,
      operation: { [operation] send in try await operation(send.pullback(transform)) },
      handler: handle,
      site: site
    )
  }
}
