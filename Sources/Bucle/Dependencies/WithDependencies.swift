/// Runs an operation with some dependencies replaced.
public func withDependencies<R>(
  _ update: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues._current
  try update(&values)
  return try DependencyValues.$_current.withValue(values, operation: operation)
}

/// Runs an asynchronous operation, and the tasks that it starts, with some dependencies replaced.
public nonisolated(nonsending) func withDependencies<R>(
  _ update: (inout DependencyValues) async throws -> Void,
  operation: nonisolated(nonsending) () async throws -> R
) async rethrows -> R {
  var values = DependencyValues._current
  try await update(&values)
  return try await DependencyValues.$_current.withValue(values, operation: operation)
}

// Without replacements they are functions of their own: a closure in the place of a default counts as one that
// throws.

/// Runs an operation with the dependencies that a value was made with.
public func withDependencies<Model, R>(
  from model: Model,
  operation: () throws -> R
) rethrows -> R {
  try DependencyValues.$_current.withValue(.ofOrigin(model), operation: operation)
}

/// Runs an asynchronous operation with the dependencies that a value was made with.
public nonisolated(nonsending) func withDependencies<Model, R>(
  from model: Model,
  operation: nonisolated(nonsending) () async throws -> R
) async rethrows -> R {
  try await DependencyValues.$_current.withValue(.ofOrigin(model), operation: operation)
}

/// Runs an operation with the dependencies that a value was made with, and some of them replaced.
///
/// They are found in the value's `@Dependency` properties.
public func withDependencies<Model, R>(
  from model: Model,
  _ update: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues.ofOrigin(model)
  try update(&values)
  return try DependencyValues.$_current.withValue(values, operation: operation)
}

/// Runs an asynchronous operation with the dependencies that a value was made with, and some of them replaced.
public nonisolated(nonsending) func withDependencies<Model, R>(
  from model: Model,
  _ update: (inout DependencyValues) async throws -> Void,
  operation: nonisolated(nonsending) () async throws -> R
) async rethrows -> R {
  var values = DependencyValues.ofOrigin(model)
  try await update(&values)
  return try await DependencyValues.$_current.withValue(values, operation: operation)
}

extension DependencyValues {
  fileprivate static func ofOrigin(_ model: Any) -> Self {
    var mirror: Mirror? = Mirror(reflecting: model)
    while let inspected = mirror {
      for case let dependency as any OriginatedDependency in inspected.children.map(\.value) {
        return dependency.origin.overridden(by: _current)
      }
      mirror = inspected.superclassMirror
    }
    return _current
  }
}
