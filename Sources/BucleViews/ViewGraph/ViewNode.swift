/// The position of a view in the tree, which lives on when the view there is made again.
@MainActor
class ViewNode {
  /// The number of the position, greater than that of the node above.
  let identity: Int

  /// The node above; `nil` at the root, and once the position is gone.
  ///
  /// NOTE: Unowned because the node above holds this one. A weak reference would make every retain of a node with
  /// children take the slow way, and drawing retains nodes all the time.
  private(set) unowned var parent: ViewNode?

  var children: [ViewNode] = []

  init(identity: Int, parent: ViewNode?) {
    self.identity = identity
    self.parent = parent
  }

  /// What to draw at this position.
  func blocks(in context: DrawingContext) -> [Block] {
    childBlocks(in: context)
  }

  /// Lets go of the node above, which may go first.
  final func detach() {
    parent = nil
  }

  /// Evaluates the body again; nothing to do where there is none.
  func evaluate(in graph: ViewGraph) {}

  /// Ends the tracking of what the body read.
  func stop() {}

  /// Lets the view's properties find the state that is kept here.
  func settleState() {}

  /// Whether the view takes an object of a type from the views around it.
  func reads(_ type: any AnyObject.Type) -> Bool { false }

  final func childBlocks(in context: DrawingContext) -> [Block] {
    children.flatMap { $0.blocks(in: context) }
  }

  /// Lets the properties of this view and of all views around it find their state.
  ///
  /// One view value can stand in several positions, so before code of the view runs, the position has to be told.
  final func settleStateFromRoot() {
    lineage.forEach { $0.settleState() }
  }

  /// The nodes from the root to this one.
  final var lineage: [ViewNode] {
    var lineage: [ViewNode] = [self]
    while let above = lineage[lineage.count - 1].parent { lineage.append(above) }
    return lineage.reversed()
  }
}
