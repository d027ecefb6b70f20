/// The position of a view that is drawn by the module.
final class PrimitiveNode: ViewNode {
  var view: any PrimitiveView

  init(_ view: any PrimitiveView, identity: Int, parent: ViewNode?) {
    self.view = view
    super.init(identity: identity, parent: parent)
  }

  override func blocks(in context: DrawingContext) -> [Block] {
    view.blocks(of: self, in: context)
  }
}
