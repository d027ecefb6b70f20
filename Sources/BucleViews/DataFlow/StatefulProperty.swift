/// The storage of one property of a view, whatever its type.
@MainActor
protocol StateSlot: AnyObject {}

/// A property of a view whose value is kept by the node at the view's position.
@MainActor
protocol StatefulProperty {
  /// Takes the storage in the slot, or puts a new one there if the slot has none of its type.
  func settle(into slot: inout (any StateSlot)?)
}
