internal import Bucle

extension TestStore {
  /// Takes the received actions that the test has not asserted as asserted.
  ///
  /// With `strict`, it is a failure if there are none.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await session.settle()
    guard session.received.isEmpty else {
      session.skipReceived()
      return
    }
    guard strict else { return }
    reportIssue(
      TestStoreText.nothingToSkip(.actions),
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Cancels the effects in flight, which then need not end by themselves.
  ///
  /// With `strict`, it is a failure if there are none.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await session.settle()
    let works = session.ledger.all
    guard works.isEmpty else {
      for work in works { work.cancel() }
      await session.settle()
      return
    }
    guard strict else { return }
    reportIssue(
      TestStoreText.nothingToSkip(.effects),
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs a part of the test with another exhaustivity.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity,
    operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    let before = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = before }
    return try await operation()
  }
}
