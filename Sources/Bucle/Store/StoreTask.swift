/// What one `store.send` set going: its effects, and the effects of the actions they send.
public struct StoreTask: Hashable, Sendable {
  /// `nil` if no effect was started.
  package let lineage: Lineage?

  /// Cancels the effects; what they still send is dropped.
  public func cancel() {
    lineage?.cancel()
  }

  /// Waits until every effect has ended; cancelling the waiting task cancels them.
  public nonisolated(nonsending) func finish() async {
    // On the caller's executor: a hop to another and back would cost more than the rest.
    await lineage?.finish()
  }

  /// Whether `cancel()` was called.
  public var isCancelled: Bool {
    lineage?.isCancelled ?? false
  }

  /// Two tasks are equal if they stand for the same `send`.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.lineage === rhs.lineage
  }

  /// Hashes the identity of the `send`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lineage.map(ObjectIdentifier.init))
  }
}
