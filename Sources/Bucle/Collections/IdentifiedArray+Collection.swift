extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  /// Always 0.
  public var startIndex: Int { 0 }

  /// How many elements there are.
  public var endIndex: Int { slots.count }

  /// The element at a position.
  ///
  /// What is put there must have the identifier of what was: another one is a programming error and stops.
  public subscript(position: Int) -> Element {
    get {
      guard let element = slots[position] else {
        preconditionFailure("an element is out of its place only while it is being changed")
      }
      return element
    }
    set { putBack(newValue, at: position, from: nil) }
    _modify {
      var slot = slots[position].take()
      let identity = ObservableStateID.begin(&slot)
      guard var element = slot.take() else {
        preconditionFailure("an element is out of its place only while it is being changed")
      }
      defer { putBack(element, at: position, from: identity) }
      yield &element
    }
  }
}

// MARK: - Inserting

extension IdentifiedArray {
  /// Adds an element at the end, unless its identifier is there already.
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: slots.count)
  }

  /// Adds elements at the end; those whose identifier is there already are left out.
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Inserts an element before a position, unless its identifier is there already.
  @discardableResult
  public mutating func insert(
    _ element: Element,
    at position: Int
  ) -> (inserted: Bool, index: Int) {
    let id = element[keyPath: idPath]
    if let existing = positions[id] { return (false, existing) }
    slots.insert(element, at: position)
    order.insert(id, at: position)
    number(from: position)
    changeVersion()
    return (true, position)
  }

  mutating func number(from first: Int) {
    for position in first..<order.count { positions[order[position]] = position }
  }
}

// MARK: - Removing

extension IdentifiedArray {
  /// Removes the element at a position and returns it.
  @discardableResult
  public mutating func remove(at position: Int) -> Element {
    let element = self[position]
    removeSlot(position)
    return element
  }

  mutating func removeSlot(_ position: Int) {
    slots.remove(at: position)
    positions[order.remove(at: position)] = nil
    number(from: position)
    changeVersion()
  }

  /// Removes the element and returns it; `nil` if it was not there.
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: element[keyPath: idPath])
  }

  /// Removes the elements for which a condition holds.
  public mutating func removeAll(where isRemoved: (Element) throws -> Bool) rethrows {
    try keep { try !isRemoved($0) }
  }

  /// Removes all elements.
  public mutating func removeAll(keepingCapacity: Bool = false) {
    slots.removeAll(keepingCapacity: keepingCapacity)
    order.removeAll(keepingCapacity: keepingCapacity)
    positions.removeAll(keepingCapacity: keepingCapacity)
    changeVersion()
  }

  /// Removes the elements at a range of positions.
  public mutating func removeSubrange(_ range: some RangeExpression<Int>) {
    let range = range.relative(to: self)
    var position = -1
    keep { _ in
      position += 1
      return !range.contains(position)
    }
  }

  /// Removes the first element and returns it; the array must not be empty.
  @discardableResult
  public mutating func removeFirst() -> Element { remove(at: 0) }

  /// Removes the last element and returns it; the array must not be empty.
  @discardableResult
  public mutating func removeLast() -> Element { remove(at: count - 1) }

  /// Removes the last element and returns it; `nil` if there is none.
  public mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }

  /// The elements for which a condition holds, with their identifiers.
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var kept = self
    try kept.keep(isIncluded)
    return kept
  }

  private mutating func keep(_ isKept: (Element) throws -> Bool) rethrows {
    let kept = try filterPositions(isKept)
    guard kept.count < count else { return }
    slots = ContiguousArray(kept.map { slots[$0] })
    order = ContiguousArray(kept.map { order[$0] })
    positions = [:]
    number(from: 0)
    changeVersion()
  }

  private func filterPositions(_ isKept: (Element) throws -> Bool) rethrows -> [Int] {
    try indices.filter { try isKept(self[$0]) }
  }
}
