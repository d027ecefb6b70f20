extension Task where Failure == Never {
  /// Waits until the task that calls it is cancelled, and then throws `CancellationError`.
  public static func never() async throws -> Success {
    let (stream, continuation) = AsyncStream<Success>.makeStream()
    defer { continuation.finish() }
    var iterator = stream.makeAsyncIterator()
    guard let element = await iterator.next() else {
      throw Swift.CancellationError()
    }
    return element
  }
}

extension Task where Success == Never, Failure == Never {
  /// The same where no value is asked for: `try await Task.never()` on a line of its own.
  public static func never() async throws {
    let _: Void = try await Task<Void, Never>.never()
  }
}
