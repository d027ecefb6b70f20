/// A view of this module that takes note of what happens to its position.
@MainActor
protocol AttentiveView: PrimitiveView {
  /// Called once the position is on the screen and all bodies are up to date.
  func appear(at node: PrimitiveNode)

  /// Called once the position has gone, if `appear` was called.
  func disappear(at node: PrimitiveNode)

  /// Called when another view takes the place of the one before at the same position.
  func wasMadeAgain(after old: any PrimitiveView, at node: PrimitiveNode, in graph: ViewGraph)
}

extension AttentiveView {
  var attention: (any AttentiveView)? { self }

  func appear(at node: PrimitiveNode) {}

  func disappear(at node: PrimitiveNode) {}

  func wasMadeAgain(after old: any PrimitiveView, at node: PrimitiveNode, in graph: ViewGraph) {}
}
