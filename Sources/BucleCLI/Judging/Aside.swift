import Dispatch
import Synchronization

/// Work that goes on beside other work until its value is wanted.
final class Aside<Value: Sendable>: Sendable {
  private let found = Mutex<Value?>(nil)
  private let work = DispatchGroup()

  init(_ body: @escaping @Sendable () -> Value) {
    DispatchQueue.global().async(group: work) { [self] in
      let value = body()
      found.withLock { $0 = value }
    }
  }

  /// Waits until the work is done.
  var value: Value {
    work.wait()
    guard let value = found.withLock({ $0 }) else {
      preconditionFailure("work that is done has left its value")
    }
    return value
  }
}
