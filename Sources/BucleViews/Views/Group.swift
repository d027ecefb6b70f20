/// Several views under one modifier, arranged by the container around the group.
public struct Group<Content: View>: View, PrimitiveView {
  let content: Content

  /// Groups the views of a list.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Not to be read: the views of the group are drawn themselves.
  public var body: Never { noBody() }

  func addChildren(to children: inout ChildList) {
    children.add(content)
  }
}
