/// A view that the module draws itself.
///
/// The pipeline has four stages. A *view* is a value that says what should be there. The graph keeps a *node* for each
/// position in the tree of views, which lives on when the views are made again, and there the state is kept. The nodes
/// are asked for *blocks*, plain values that say what to draw; controls read their bindings then, so that the picture
/// depends on nothing but the present. The blocks are laid out in a width and drawn as *rows*.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// Lists the views inside this one, in reading order; none unless implemented.
  func addChildren(to children: inout ChildList)

  /// The view itself where it takes note of what happens to its position.
  var attention: (any AttentiveView)? { get }

  /// Says what to draw; the blocks of the views inside unless implemented.
  func blocks(of node: PrimitiveNode, in context: DrawingContext) -> [Block]
}

extension PrimitiveView {
  func addChildren(to children: inout ChildList) {}

  var attention: (any AttentiveView)? { nil }

  func blocks(of node: PrimitiveNode, in context: DrawingContext) -> [Block] {
    node.childBlocks(in: context)
  }
}
