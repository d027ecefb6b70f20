/// Lets the dependencies in force be used later, in a closure that leaves this task.
///
/// ```swift
/// func alCabo(en cola: (@escaping @Sendable () -> Void) -> Void, _ usar: @escaping @Sendable () -> Void) {
///   withEscapedDependencies { dependencies in
///     cola { dependencies.yield { usar() } }
///   }
/// }
/// ```
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Lets the dependencies in force be used later, in a closure that leaves this task.
public nonisolated(nonsending) func withEscapedDependencies<R>(
  _ operation: nonisolated(nonsending) (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The dependencies that were in force where `withEscapedDependencies` was called.
  public struct Continuation: Sendable {
    private let values = DependencyValues._current

    /// Runs an operation with them in force, any number of times.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try DependencyValues.$_current.withValue(values, operation: operation)
    }

    /// Runs an asynchronous operation with them in force, any number of times.
    public nonisolated(nonsending) func yield<R>(
      _ operation: nonisolated(nonsending) () async throws -> R
    ) async rethrows -> R {
      try await DependencyValues.$_current.withValue(values, operation: operation)
    }
  }
}
