/// The position of a view with a body: the unit that is evaluated again, and the keeper of the view's state.
final class BodyNode<Content: View>: ViewNode {
  private var view: Content
  private let tracker = ObservationTracker()
  /// One for each stateful property, in the order in which the view declares them.
  private var slots: [(any StateSlot)?] = []

  init(_ view: Content, identity: Int, parent: ViewNode?) {
    self.view = view
    super.init(identity: identity, parent: parent)
  }

  /// Takes over the view that was made again, and evaluates its body if the view differs.
  func update(to view: Content, in graph: ViewGraph) {
    guard !ViewComparison.areSame(self.view, view) else { return }
    self.view = view
    evaluate(in: graph)
  }

  override func evaluate(in graph: ViewGraph) {
    settleState()
    graph.invalidations.forget(identity)
    graph.bodyCounts.add(Content.self)
    let body = tracker.track {
      view.body
    } onChange: { [identity, invalidations = graph.invalidations] in
      invalidations.insert(identity)
    }
    var list = ChildList(of: self, in: graph)
    list.add(body)
    children = list.finish()
  }

  override func stop() {
    tracker.stop()
  }

  override func reads(_ type: any AnyObject.Type) -> Bool {
    Mirror(reflecting: view).children.contains {
      ($0.value as? any EnvironmentProperty)?.objectType == ObjectIdentifier(type)
    }
  }

  override func settleState() {
    guard BodyTraits.of(view).hasSettledProperties else { return }
    var index = 0
    for property in Mirror(reflecting: view).children {
      if let property = property.value as? any EnvironmentProperty { property.settle(at: self) }
      guard let property = property.value as? any StatefulProperty else { continue }
      if index == slots.count { slots.append(nil) }
      property.settle(into: &slots[index])
      index += 1
    }
  }
}
