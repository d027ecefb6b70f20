extension IdentifiedArray {
  /// Exchanges two elements.
  public mutating func swapAt(_ first: Int, _ second: Int) {
    guard first != second else { return }
    slots.swapAt(first, second)
    order.swapAt(first, second)
    positions[order[first]] = first
    positions[order[second]] = second
    changeVersion()
  }

  /// Puts the elements in the order of a comparison.
  public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    try rearrange(indices.sorted { try areInIncreasingOrder(self[$0], self[$1]) })
  }

  /// Puts the elements in the opposite order.
  public mutating func reverse() {
    rearrange(indices.reversed())
  }

  /// Puts the elements in an order decided by a generator.
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    rearrange(indices.shuffled(using: &generator))
  }

  /// Puts the elements in an order that nobody knows.
  public mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }

  /// Moves the elements at some positions before another position, counted before the move.
  public mutating func move(fromOffsets source: some Sequence<Int>, toOffset target: Int) {
    let moved = Set(source)
    let before = (0..<target).filter { !moved.contains($0) }
    let after = (target..<count).filter { !moved.contains($0) }
    rearrange(before + moved.sorted() + after)
  }

  /// Removes the elements at some positions.
  public mutating func remove(atOffsets positions: some Sequence<Int>) {
    for position in Set(positions).sorted(by: >) { remove(at: position) }
  }

  private mutating func rearrange(_ sequence: [Int]) {
    slots = ContiguousArray(sequence.map { slots[$0] })
    order = ContiguousArray(sequence.map { order[$0] })
    number(from: 0)
    changeVersion()
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Puts the elements in increasing order.
  public mutating func sort() {
    sort(by: <)
  }
}
