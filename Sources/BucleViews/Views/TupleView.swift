/// The views of a list, one after the other, as the container around them arranges them.
public struct TupleView<each Content: View>: View, PrimitiveView {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Not to be read: the views of the list are drawn themselves.
  public var body: Never { noBody() }

  func addChildren(to children: inout ChildList) {
    for view in repeat each content {
      children.add(view)
    }
  }
}
