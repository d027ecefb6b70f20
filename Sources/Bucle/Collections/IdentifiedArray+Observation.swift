extension ObservableStateID {
  /// Begins a change of an element in place, and returns its identity; `nil` if it is not observed.
  static func begin<Element>(_ element: inout Element?) -> Self? {
    guard let type = Element.self as? any ObservableState.Type else { return nil }
    func open<Observed: ObservableState>(_: Observed.Type) -> Self? {
      withUnsafeMutablePointer(to: &element) { pointer in
        // The same type under the name that is known to be observed.
        pointer.withMemoryRebound(to: Observed?.self, capacity: 1) { pointer in
          pointer.pointee?._$willModify()
          return pointer.pointee?._$id
        }
      }
    }
    return open(type)
  }

  /// Tells whether an element is still the one that the change began with; unknown counts as another.
  static func isKept<Element>(_ identity: Self?, by element: Element) -> Bool {
    guard let identity, let observed = element as? any ObservableState else { return false }
    return observed._$id == identity
  }
}

extension ObservationStateRegistrar {
  /// Assigns an identified array: its readers are told unless it is the one that was there.
  public func set<ID, Element>(
    _ storage: inout IdentifiedArray<ID, Element>,
    to newValue: IdentifiedArray<ID, Element>,
    field: Int
  ) {
    let isSame = storage.version == newValue.version
    storage = newValue
    if !isSame { readers.note(field) }
  }

  /// Assigns an identified array: its readers are told unless it is equal, and its elements not observed.
  public func set<ID, Element: Equatable>(
    _ storage: inout IdentifiedArray<ID, Element>,
    to newValue: IdentifiedArray<ID, Element>,
    field: Int
  ) {
    // A copy that was changed elsewhere, as a binding does, keeps its version and told nobody here.
    let isSame =
      storage == newValue
      && (storage.version == newValue.version || !(Element.self is any ObservableState.Type))
    storage = newValue
    if !isSame { readers.note(field) }
  }

  /// Begins a change of an identified array or of an element.
  public func willModify<ID, Element>(_ storage: inout IdentifiedArray<ID, Element>) -> Int {
    storage.version
  }

  /// Ends it: the readers of the array are told if identifiers came, went or moved, or an element was replaced.
  ///
  /// An observed element that changed in place tells its own readers.
  public func didModify<ID, Element>(
    _ storage: IdentifiedArray<ID, Element>,
    from before: Int,
    field: Int
  ) {
    if storage.version != before { readers.note(field) }
  }

  /// Begins a change; see the form without `Equatable`.
  public func willModify<ID, Element: Equatable>(
    _ storage: inout IdentifiedArray<ID, Element>
  ) -> Int {
    storage.version
  }

  /// Ends it; see the form without `Equatable`.
  public func didModify<ID, Element: Equatable>(
    _ storage: IdentifiedArray<ID, Element>,
    from before: Int,
    field: Int
  ) {
    if storage.version != before { readers.note(field) }
  }
}
