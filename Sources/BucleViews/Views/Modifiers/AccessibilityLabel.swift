extension View {
  /// Gives the view another name than the texts that it shows: what a screen reader says, and what a control is found by.
  ///
  /// Of a view made of several, the name replaces the texts; the controls in it keep their own.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    NamedView(content: self, name: String(label))
  }
}

private struct NamedView<Content: View>: View, PrimitiveView {
  let content: Content
  let name: String

  var body: Never { noBody() }

  func addChildren(to children: inout ChildList) {
    children.add(content)
  }

  func blocks(of node: PrimitiveNode, in context: DrawingContext) -> [Block] {
    let blocks = node.childBlocks(in: context)
    guard let first = blocks.first else { return [] }
    return [first.named(name)] + blocks.dropFirst()
  }
}
