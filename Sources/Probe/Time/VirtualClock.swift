import Synchronization

/// The clock that a subject's dependencies get: it reads and sleeps in virtual time.
struct VirtualClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  var now: Instant { Instant(offset: VirtualTime.shared.now) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    let sleep = Sleep()
    try await withTaskCancellationHandler {
      // Unchecked: a sleep resumes it once, by what its state says, and an exploration sleeps all the time.
      try await withUnsafeThrowingContinuation { sleep.start(until: deadline.offset, $0) }
    } onCancel: {
      sleep.cancel()
    }
  }

  /// One sleep: whoever comes first, its deadline or its cancellation, resumes it.
  private final class Sleep: Sendable {
    private let state = Mutex(State.idle)

    private enum State {
      case idle
      case asleep(Int, UnsafeContinuation<Void, any Error>)
      case over
    }

    func start(until deadline: Duration, _ continuation: UnsafeContinuation<Void, any Error>) {
      let id = VirtualTime.shared.sleep(until: deadline) { self.end(.success(())) }
      let isOver = state.withLock { state in
        if case .over = state { return true }
        state = .asleep(id, continuation)
        return false
      }
      guard isOver else { return }
      VirtualTime.shared.cancel(id)
      continuation.resume(throwing: CancellationError())
    }

    func cancel() {
      end(.failure(CancellationError()))
    }

    private func end(_ result: Result<Void, any Error>) {
      let sleeper = state.withLock { state -> (Int, UnsafeContinuation<Void, any Error>)? in
        defer { state = .over }
        guard case .asleep(let id, let continuation) = state else { return nil }
        return (id, continuation)
      }
      guard let (id, continuation) = sleeper else { return }
      VirtualTime.shared.cancel(id)
      continuation.resume(with: result)
    }
  }
}
