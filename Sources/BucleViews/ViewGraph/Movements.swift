/// The positions that came and went since the views were last told.
///
/// NOTE: A class, because a view that is told may ask for a picture, which tells others.
@MainActor
final class Movements {
  private var arrivals: [PrimitiveNode] = []
  private var departures: [Departure] = []

  /// A position that went, with those above it, which nobody else need hold any more.
  private struct Departure {
    let node: PrimitiveNode
    let lineage: [ViewNode]
  }

  func arrive(_ node: PrimitiveNode) {
    if !arrivals.contains(where: { $0 === node }) { arrivals.append(node) }
  }

  func depart(_ node: PrimitiveNode) {
    // What went before it was told that it came has nothing to end.
    if let index = arrivals.firstIndex(where: { $0 === node }) {
      arrivals.remove(at: index)
      guard node.hasAppeared else { return }
    }
    departures.append(Departure(node: node, lineage: node.lineage))
  }

  /// Tells the views, first those that went and then those that came, each group in reading order from outside in.
  ///
  /// - Returns: Whether there was anyone to tell.
  @discardableResult
  func deliver() -> Bool {
    let (gone, come) = (departures, arrivals)
    (departures, arrivals) = ([], [])
    for departure in gone {
      departure.lineage.forEach { $0.settleState() }
      departure.node.view.attention?.disappear(at: departure.node)
    }
    for node in come {
      node.settleStateFromRoot()
      node.hasAppeared = true
      node.view.attention?.appear(at: node)
    }
    return !gone.isEmpty || !come.isEmpty
  }
}
