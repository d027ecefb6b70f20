internal import Bilingual

extension IdentifiedArray {
  /// The element with an identifier; `nil` if there is none.
  ///
  /// Setting `nil` removes it; setting a value puts it in its place, or at the end if it is new. The
  /// element must keep its identifier: another one is a programming error and stops.
  public subscript(id id: ID) -> Element? {
    get { positions[id].map { self[$0] } }
    set {
      switch (positions[id], newValue) {
      case (let position?, let newValue?): self[position] = newValue
      case (nil, let newValue?): add(newValue, as: id)
      case (let position?, nil): remove(at: position)
      case (nil, nil): break
      }
    }
    _modify {
      var element: Element?
      if let position = positions[id] {
        element = slots[position].take()
        let identity = ObservableStateID.begin(&element)
        defer {
          if let element {
            putBack(element, at: position, from: identity)
          } else {
            removeSlot(position)
          }
        }
        yield &element
      } else {
        defer { if let element { add(element, as: id) } }
        yield &element
      }
    }
  }

  private mutating func add(_ element: Element, as id: ID) {
    requireSameID(id, of: element)
    append(element)
  }

  /// Ends a change of an element that was taken out of its place.
  mutating func putBack(_ element: Element, at position: Int, from identity: ObservableStateID?) {
    requireSameID(order[position], of: element)
    if !ObservableStateID.isKept(identity, by: element) { changeVersion() }
    slots[position] = element
  }

  /// The position of an identifier; `nil` if there is none.
  public func index(id: ID) -> Int? {
    positions[id]
  }

  /// Removes the element with an identifier and returns it; `nil` if there was none.
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    positions[id].map { remove(at: $0) }
  }

  /// Puts an element in the place of the one with its identifier, or at the end, and returns the old one.
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    let old = self[id: element[keyPath: idPath]]
    self[id: element[keyPath: idPath]] = element
    return old
  }

  /// Puts an element in the place of the one at a position, and returns that.
  ///
  /// Their identifiers must be the same: another one is a programming error and stops.
  @discardableResult
  public mutating func update(_ element: Element, at position: Int) -> Element {
    requireSameID(order[position], of: element)
    let old = self[position]
    self[position] = element
    return old
  }

  /// Puts an element in the place of the one with its identifier, or at a position, and returns the old one.
  @discardableResult
  public mutating func updateOrInsert(
    _ element: Element,
    at position: Int
  ) -> (originalMember: Element?, index: Int) {
    let (inserted, index) = insert(element, at: position)
    guard !inserted else { return (nil, index) }
    let old = self[index]
    self[index] = element
    return (old, index)
  }

  private func requireSameID(_ id: ID, of element: Element) {
    let found = element[keyPath: idPath]
    guard found == id else {
      preconditionFailure(
        CollectionText.changedID(from: "\(id)", to: "\(found)")[.ofTheReader]
      )
    }
  }
}
