extension View {
  /// Makes the controls in the view refuse every interaction while the condition holds.
  ///
  /// A control inside a disabled view cannot be enabled again from within.
  public func disabled(_ disabled: Bool) -> some View {
    DisabledView(content: self, isDisabled: disabled)
  }
}

private struct DisabledView<Content: View>: View, PrimitiveView {
  let content: Content
  let isDisabled: Bool

  var body: Never { noBody() }

  func addChildren(to children: inout ChildList) {
    children.add(content)
  }

  func blocks(of node: PrimitiveNode, in context: DrawingContext) -> [Block] {
    var context = context
    context.isEnabled = context.isEnabled && !isDisabled
    return node.childBlocks(in: context)
  }
}
