/// The nodes of a tree of views, kept in step with what the views read.
@MainActor
final class ViewGraph {
  let invalidations = InvalidationQueue()
  var bodyCounts = BodyTally()

  private var identities = IdentityTable()
  private var bodyNodes: [Int: ViewNode] = [:]
  private var root: ViewNode?
  private let movements = Movements()

  init(_ root: some View) {
    self.root = node(for: root, at: .index(0), below: nil, among: [:])
  }

  /// Lets go of every view.
  func close() {
    if let root { remove(root) }
    root = nil
    movements.deliver()
  }

  func blocks() -> [Block] {
    root?.blocks(in: DrawingContext()) ?? []
  }

  /// Evaluates the bodies that have to be, those nearest to the root first, until none is left, and tells the views that
  /// came and went; what these change is evaluated too.
  ///
  /// Bodies that change what they read could go on for ever: what is still left after the limit waits for the next time.
  func settle() {
    var evaluations: [Int: Int] = [:]
    var postponed: [Int] = []
    repeat {
      while let identity = invalidations.takeFirst() {
        guard let node = bodyNodes[identity] else { continue }
        evaluations[identity, default: 0] += 1
        if evaluations[identity, default: 0] > Self.evaluationLimit {
          postponed.append(identity)
        } else {
          node.evaluate(in: self)
        }
      }
    } while movements.deliver()
    postponed.forEach(invalidations.insert)
  }

  /// How often one body is evaluated for one picture.
  private static let evaluationLimit = 100

  /// The node for a view at a place, up to date: the one already there, or a new one.
  func node<Content: View>(
    for view: Content,
    at place: Position.Place,
    below parent: ViewNode?,
    among old: [Int: ViewNode]
  ) -> ViewNode {
    let position = Position(
      parent: parent?.identity ?? 0,
      place: place,
      type: ObjectIdentifier(Content.self)
    )
    let identity = identities.number(of: position)
    if Content.Body.self == Never.self, let view = view as? any PrimitiveView {
      let node = primitiveNode(for: view, identity, below: parent, among: old)
      var list = ChildList(of: node, in: self)
      view.addChildren(to: &list)
      node.children = list.finish()
      return node
    }
    if let node = old[identity] as? BodyNode<Content> {
      node.update(to: view, in: self)
      return node
    }
    let node = BodyNode(view, identity: identity, parent: parent)
    bodyNodes[identity] = node
    node.evaluate(in: self)
    return node
  }

  private func primitiveNode(
    for view: any PrimitiveView,
    _ identity: Int,
    below parent: ViewNode?,
    among old: [Int: ViewNode]
  ) -> PrimitiveNode {
    if let node = old[identity] as? PrimitiveNode {
      let before = node.view
      node.view = view
      view.attention?.wasMadeAgain(after: before, at: node, in: self)
      return node
    }
    let node = PrimitiveNode(view, identity: identity, parent: parent)
    if view.attention != nil { announceArrival(at: node) }
    return node
  }

  /// Tells the view at a node, as soon as all bodies are up to date, that it is there.
  func announceArrival(at node: PrimitiveNode) {
    movements.arrive(node)
  }

  /// Has the body at a node evaluated the next time.
  func invalidate(_ node: ViewNode) {
    if bodyNodes[node.identity] === node { invalidations.insert(node.identity) }
  }

  /// Lets go of a node and everything below it.
  func remove(_ node: ViewNode) {
    if let node = node as? PrimitiveNode, node.view.attention != nil { movements.depart(node) }
    node.stop()
    bodyNodes[node.identity] = nil
    invalidations.forget(node.identity)
    node.children.forEach(remove)
    node.detach()
  }
}
