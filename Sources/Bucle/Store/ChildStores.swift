/// The stores of child features that somebody holds, so that who asks again gets the same one.
///
/// It does not keep them: a child's store goes away with the view, or the test, that uses it.
struct ChildStores {
  private struct Entry {
    weak var store: AnyObject?
  }

  private var entries: [ScopePath: Entry] = [:]
  /// How many entries there may be before those of stores that are gone are swept out.
  private var limit = 16

  /// The store at a place, made if nobody holds one.
  mutating func store<Child: AnyObject>(
    at path: ScopePath,
    of owner: any StoreOwner,
    make: (StoreOrigin) -> Child
  ) -> Child {
    if let store = entries[path]?.store as? Child { return store }
    if entries.count >= limit {
      entries = entries.filter { $0.value.store != nil }
      limit = max(16, 2 * entries.count)
    }
    let store = make(StoreOrigin(owner: owner, place: path))
    entries[path] = Entry(store: store)
    return store
  }
}

/// Which part of a store a child store is.
struct ScopePath: Hashable {
  var state: AnyKeyPath
  var action: AnyKeyPath
  /// The element's identifier; `nil` where the part is not an element of a collection.
  var element: AnyHashable?
}
