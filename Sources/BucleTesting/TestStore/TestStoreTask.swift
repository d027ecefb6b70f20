internal import Bilingual
internal import Bucle

/// What one `send` of a ``TestStore`` set going.
public struct TestStoreTask: Hashable, Sendable {
  let task: StoreTask
  private let settle: @MainActor @Sendable () async -> Void
  /// Waits, and returns what is to be said if that was in vain.
  private let wait: @MainActor @Sendable (Duration?) async -> Localized?

  init<State, Action>(task: StoreTask, session: TestSession<State, Action>) {
    self.task = task
    settle = { [weak session] in await session?.settle() }
    wait = { [weak session] timeout in
      guard let session, let lineage = task.lineage else { return nil }
      let outcome = await session.wait(atMost: timeout) {
        !session.ledger.all.contains { $0.lineage === lineage }
      }
      guard case .happened = outcome else {
        let effects = session.liveEffects(of: lineage)
        return TestStoreText.taskNotFinished(effects, waited: outcome.waited)
      }
      return nil
    }
  }

  /// Cancels the effects, and lets them end.
  public nonisolated(nonsending) func cancel() async {
    task.cancel()
    await settle()
  }

  /// Waits until the effects have ended; the timeout is as for ``TestStore/finish(timeout:fileID:file:line:column:)``.
  public nonisolated(nonsending) func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let text = await wait(timeout) else { return }
    reportIssue(
      text,
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Whether `cancel()` was called.
  public var isCancelled: Bool { task.isCancelled }

  /// Two tasks are equal if they stand for the same `send`.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.task == rhs.task }

  /// Hashes the identity of the `send`.
  public func hash(into hasher: inout Hasher) { hasher.combine(task) }
}
