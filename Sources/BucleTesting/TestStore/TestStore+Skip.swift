internal import Bucle

extension TestStore {
  /// Takes the received actions that the test has not asserted as asserted, and shows them as a warning.
  ///
  /// With `strict`, it is a failure if there are none.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await session.settle()
    guard session.received.isEmpty else {
      showSkippedActions(session.received.map(\.action), isAskedFor: true, at: site)
      session.skipReceived()
      return
    }
    guard strict else { return }
    reportIssue(TestStoreText.nothingToSkip(.actions), at: site)
  }

  /// Cancels the effects in flight, which then need not end by themselves, and shows them as a warning.
  ///
  /// With `strict`, it is a failure if there are none.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await session.settle()
    let effects = session.liveEffects()
    guard effects.isEmpty else {
      if exhaustivity != .off {
        reportIssue(TestStoreText.skippedEffects(effects), severity: .warning, at: site)
      }
      session.skipEffects()
      await session.settle()
      return
    }
    guard strict else { return }
    reportIssue(TestStoreText.nothingToSkip(.effects), at: site)
  }

  /// Runs a part of the test with another exhaustivity.
  @discardableResult
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity,
    operation: @MainActor () throws -> R
  ) rethrows -> R {
    let before = self.exhaustivity
    self.exhaustivity = exhaustivity
    defer { self.exhaustivity = before }
    return try operation()
  }

  /// Runs an asynchronous part of the test with another exhaustivity.
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

  /// Shows received actions that are passed over; those that nobody asked to skip only where that is to be shown.
  func showSkippedActions(_ actions: [Action], isAskedFor: Bool, at site: CallSite) {
    guard !actions.isEmpty, isAskedFor ? exhaustivity != .off : exhaustivity.showsSkipped else {
      return
    }
    reportIssue(
      TestStoreText.skippedActions(actions.map { Dump($0) }),
      severity: .warning,
      at: site
    )
  }
}
