import Synchronization

/// The positions whose bodies have to be evaluated again, filled by changes on any thread.
final class InvalidationQueue: Sendable {
  private let identities = Mutex<Set<Int>>([])

  func insert(_ identity: Int) {
    identities.withLock { _ = $0.insert(identity) }
  }

  func forget(_ identity: Int) {
    identities.withLock { _ = $0.remove(identity) }
  }

  var isEmpty: Bool {
    identities.withLock { $0.isEmpty }
  }

  /// Takes the position nearest to the root; `nil` when none is left.
  func takeFirst() -> Int? {
    identities.withLock { identities in
      guard let first = identities.min() else { return nil }
      identities.remove(first)
      return first
    }
  }
}
