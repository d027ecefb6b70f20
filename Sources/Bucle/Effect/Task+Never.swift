extension Task where Success == Never, Failure == Never {
  /// Waits for good; throws `CancellationError` when the task is cancelled.
  ///
  /// What a test gives for a dependency that does not answer.
  public static func never() async throws -> Never {
    let (silence, continuation) = AsyncStream<Never>.makeStream()
    for await _ in silence {}
    // Holds the other end of the stream, which would end it by going away.
    withExtendedLifetime(continuation) {}
    throw _Concurrency.CancellationError()
  }
}
