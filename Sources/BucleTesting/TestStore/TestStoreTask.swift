internal import Bucle

/// What one `send` of a ``TestStore`` set going.
public struct TestStoreTask: Hashable, Sendable {
  private let task: StoreTask
  private let settle: @MainActor @Sendable () async -> Void
  private let wait: @MainActor @Sendable (Duration?) async -> Bool

  init<State, Action>(task: StoreTask, session: TestSession<State, Action>) {
    self.task = task
    settle = { [weak session] in await session?.settle() }
    wait = { [weak session] timeout in
      guard let session, let lineage = task.lineage else { return true }
      return await session.wait(atMost: timeout) {
        !session.ledger.all.contains { $0.lineage === lineage }
      }
    }
  }

  /// Cancels the effects, and lets them end.
  public func cancel() async {
    task.cancel()
    await settle()
  }

  /// Waits until the effects have ended.
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard await !wait(timeout) else { return }
    reportIssue(
      TestStoreText.taskNotFinished(),
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
