internal import Observation
internal import Synchronization

/// Where the readers of one state are noted, field by field.
///
/// It is a class so that reading, which changes no state, can note the reader.
final class StateReaders: Sendable {
  private struct Contents {
    /// `nil` until somebody reads: a state that is only computed with pays nothing.
    var registrar: ObservationRegistrar?
    /// The changed fields below 64, one bit each, and the others.
    var changed: UInt64 = 0
    var changedBeyond: Set<Int> = []
  }

  private let contents = Mutex(Contents())

  func access(_ field: Int) {
    let registrar = contents.withLock { contents in
      if let registrar = contents.registrar { return registrar }
      let registrar = ObservationRegistrar()
      contents.registrar = registrar
      return registrar
    }
    registrar.access(self, keyPath: Self.path(field))
  }

  /// Notes a change, to be told when the store has written its state back; see ``StateChanges``.
  func note(_ field: Int) {
    let isFirst: Bool = contents.withLock { contents in
      guard contents.registrar != nil, StateChanges.areBeingCollected else { return false }
      let isFirst = contents.changed == 0 && contents.changedBeyond.isEmpty
      if field < 64 {
        contents.changed |= 1 << UInt64(field)
      } else {
        contents.changedBeyond.insert(field)
      }
      return isFirst
    }
    if isFirst { StateChanges.add(self) }
  }

  /// Tells the readers of every field that was noted.
  func tell() {
    let (registrar, changed, beyond) = contents.withLock { contents in
      let taken = (contents.registrar, contents.changed, contents.changedBeyond)
      contents.changed = 0
      contents.changedBeyond = []
      return taken
    }
    guard let registrar else { return }
    var rest = changed
    while rest != 0 {
      tell(rest.trailingZeroBitCount, registrar)
      rest &= rest - 1
    }
    for field in beyond.sorted() { tell(field, registrar) }
  }

  private func tell(_ field: Int, _ registrar: ObservationRegistrar) {
    let path = Self.path(field)
    registrar.willSet(self, keyPath: path)
    registrar.didSet(self, keyPath: path)
  }
}

// MARK: - Fields as key paths, which is what `ObservationRegistrar` speaks

extension StateReaders: Observable {
  private static let firstPaths: [any KeyPath<StateReaders, Void> & Sendable] = (0..<64).map {
    \StateReaders.[field: $0]
  }

  private static func path(_ field: Int) -> KeyPath<StateReaders, Void> {
    if field < firstPaths.count { return firstPaths[field] }
    return \StateReaders.[field: field]
  }

  private subscript(field field: Int) -> Void { () }
}
