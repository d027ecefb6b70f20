/// Controls for entering data, one to a row at the left edge, their fields in one column.
public struct Form<Content: View>: View, PrimitiveView {
  private let content: Content

  /// Makes a form of the controls of a list.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Not to be read: the form is drawn itself.
  public var body: Never { noBody() }

  func addChildren(to children: inout ChildList) {
    children.add(content)
  }

  func blocks(of node: PrimitiveNode, in context: DrawingContext) -> [Block] {
    [.vertical(.leading, spacing: 0, node.childBlocks(in: context)).withAlignedFields()]
  }
}
