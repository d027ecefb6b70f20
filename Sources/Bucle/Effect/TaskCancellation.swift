/// Runs an operation that can be cancelled by an identifier while it lasts: a part of an effect, or work outside of one.
///
/// With `cancelInFlight`, whatever runs under that identifier is cancelled first. Inside an effect the
/// identifier is one of its feature's, so `.cancel(id:)` reaches it; elsewhere only `Task.cancel(id:)` does.
///
/// The identifier's type is `Hashable`. It is not asked to be so here, because an enum nested in a feature
/// whose module is isolated to the main actor is so there only.
///
/// ```swift
/// let effect = Effect<Contador.Action>.run { send in
///   let respuesta = try await withTaskCancellation(id: "petición", cancelInFlight: true) {
///     try await Task.sleep(for: .seconds(1))
///     return 7
///   }
///   await send(.fijar(respuesta))
/// }
/// ```
public func withTaskCancellation<T: Sendable, Failure: Error>(
  id: some Sendable,
  cancelInFlight: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  operation: @escaping @Sendable () async throws(Failure) -> T
) async throws(Failure) -> T {
  let table = CancellationTable.current
  let key = CancelKey(offMainActor: id)
  if cancelInFlight { table.cancel(key) }
  let work = { @Sendable () async -> Result<T, Failure> in
    do throws(Failure) {
      return .success(try await operation())
    } catch {
      return .failure(error)
    }
  }
  let task =
    if let executor = table.executor {
      Task(executorPreference: executor, operation: work)
    } else {
      Task(operation: work)
    }
  let entry = CancellationTable.Entry(key) { task.cancel() }
  table.add(entry)
  defer { table.remove(entry) }
  let result = await withTaskCancellationHandler {
    // Named here, so that this closure stays on the caller's executor: it would take two hops otherwise.
    _ = isolation
    return await task.value
  } onCancel: {
    task.cancel()
  }
  return try result.get()
}

extension Task where Success == Never, Failure == Never {
  /// Cancels what runs under an identifier: inside an effect those of its feature and below, elsewhere what `withTaskCancellation` runs.
  public static func cancel(id: some Sendable) {
    CancellationTable.current.cancel(CancelKey(offMainActor: id))
  }
}
