/// A screen with a title above its views, without other screens behind it: paths and links do not exist.
public struct NavigationStack<Root: View>: View, PrimitiveView {
  private let root: Root

  /// Makes a screen; `.navigationTitle(_:)` inside gives it its title.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }

  /// Not to be read: the screen is drawn itself.
  public var body: Never { noBody() }

  func addChildren(to children: inout ChildList) {
    children.add(root)
  }

  func blocks(of node: PrimitiveNode, in context: DrawingContext) -> [Block] {
    var context = context
    context.showsTitles = true
    return node.childBlocks(in: context)
  }
}
