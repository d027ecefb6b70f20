extension View {
  /// Puts a title in a row above the view, if a `NavigationStack` is around it.
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    TitledView(content: self, title: String(title))
  }
}

private struct TitledView<Content: View>: View, PrimitiveView {
  let content: Content
  let title: String

  var body: Never { noBody() }

  func addChildren(to children: inout ChildList) {
    children.add(content)
  }

  func blocks(of node: PrimitiveNode, in context: DrawingContext) -> [Block] {
    let blocks = node.childBlocks(in: context)
    guard context.showsTitles else { return blocks }
    let screen = Block.vertical(.center, spacing: 0, blocks)
    return [.vertical(.leading, spacing: 0, [.text(title), screen])]
  }
}
