/// The position of a view that is drawn by the module.
final class PrimitiveNode: ViewNode {
  var view: any PrimitiveView

  /// Whether the view was told that it is there.
  var hasAppeared = false

  /// What the view set going for as long as it is there; `nil` where that is nothing.
  var running: RunningTask?

  init(_ view: any PrimitiveView, identity: Int, parent: ViewNode?) {
    self.view = view
    super.init(identity: identity, parent: parent)
  }

  override func stop() {
    running = nil
  }

  override func blocks(in context: DrawingContext) -> [Block] {
    view.blocks(of: self, in: context)
  }
}
