// A `TestStore` runs effects in a queue of its own, so the process's executor stays as it is. The names are there for
// tests that come from elsewhere.

/// Runs an operation; a `TestStore` in it is as deterministic as it is everywhere.
public func withMainSerialExecutor(operation: () throws -> Void) rethrows {
  try operation()
}

/// Runs an asynchronous operation; a `TestStore` in it is as deterministic as it is everywhere.
public nonisolated(nonsending) func withMainSerialExecutor(
  operation: nonisolated(nonsending) () async throws -> Void
) async rethrows {
  try await operation()
}
