extension Result {
  /// Runs an asynchronous body and keeps what it returns or throws, as `Result(catching:)` does for others.
  ///
  /// The standard library has the synchronous form only.
  @_disfavoredOverload
  public nonisolated(nonsending) init(
    catching body: () async throws(Failure) -> Success
  ) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
