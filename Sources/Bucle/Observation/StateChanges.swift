internal import Glibc
internal import Synchronization

/// The changes made while a store processes actions, kept until its state is written back.
///
/// Observers are told afterwards, once, and then see the new state. A change made at any other time,
/// such as in a copy that a test compares with, is told to no one.
enum StateChanges {
  private struct Collection {
    /// How many stores are processing actions, one inside the other.
    var depth = 0
    /// The thread they do it on: a copy changed on another thread at that moment is no change of theirs.
    var thread: pthread_t = 0
    var changed: [StateReaders] = []
  }

  private static let collection = Mutex(Collection())

  static var areBeingCollected: Bool {
    collection.withLock { $0.depth > 0 && $0.thread == pthread_self() }
  }

  static func begin() {
    collection.withLock { collection in
      collection.depth += 1
      collection.thread = pthread_self()
    }
  }

  static func add(_ readers: StateReaders) {
    collection.withLock { $0.changed.append(readers) }
  }

  /// Ends what `begin()` began, and returns those whose readers are to be told, in the order of their first change.
  static func end() -> [StateReaders] {
    collection.withLock { collection in
      collection.depth -= 1
      defer { collection.changed = [] }
      return collection.changed
    }
  }
}
