/// What was read of a state that may go away: a view that is going away with it reads that once more.
///
/// The state itself is not kept, because a reducer would then have to copy what it changes in it.
///
/// A class, so that the many stores whose state stays pay for a reference only.
final class LastReads<State> {
  /// The state when its store was made, for what has not been read yet.
  private let first: State
  private var values: [AnyKeyPath: Any] = [:]

  init(_ state: State) {
    first = state
  }

  /// What a key path leads to, now or, if the state is gone, when it was last read.
  func read<Value>(_ path: KeyPath<State, Value>, of current: State?) -> Value {
    guard let current else {
      guard let value = values[path], let value = value as? Value else {
        return first[keyPath: path]
      }
      return value
    }
    let value = current[keyPath: path]
    values[path] = value
    return value
  }
}
