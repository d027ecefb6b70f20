internal import Observation

/// Calls a function now, and again after each change of what it read.
///
/// Several changes before the function's turn on the main actor make one call. It goes on while somebody
/// holds the result.
@MainActor
public func observe(_ apply: @escaping @MainActor @Sendable () -> Void) -> ObserveToken {
  let token = ObserveToken(apply)
  token.track()
  return token
}

/// Keeps an `observe` going; dropping it, or `cancel()`, ends it.
@MainActor
public final class ObserveToken {
  /// `nil` once it was cancelled.
  private var apply: (@MainActor @Sendable () -> Void)?

  init(_ apply: @escaping @MainActor @Sendable () -> Void) {
    self.apply = apply
  }

  /// Ends the calls.
  public func cancel() {
    apply = nil
  }

  /// Keeps the token with others.
  public func store(in tokens: inout Set<ObserveToken>) {
    tokens.insert(self)
  }

  func track() {
    guard let apply else { return }
    withObservationTracking {
      apply()
    } onChange: { [weak self] in
      // Nobody waits for this task, and it need not be cancelled: it is one call, and none for a dropped token.
      Task { @MainActor in self?.track() }
    }
  }
}

extension ObserveToken: nonisolated Hashable {
  /// Two tokens are equal if they are the same one.
  public nonisolated static func == (lhs: ObserveToken, rhs: ObserveToken) -> Bool { lhs === rhs }

  /// Hashes the token's identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
