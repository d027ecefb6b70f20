/// Rows of a form or a list that belong together, indented under their header.
public struct Section<Parent: View, Content: View, Footer: View>: View, PrimitiveView {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Makes a section with a header above its rows and a footer below them.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Not to be read: the section is drawn itself.
  public var body: Never { noBody() }

  func addChildren(to children: inout ChildList) {
    children.add(header)
    children.add(content)
    children.add(footer)
  }

  func blocks(of node: PrimitiveNode, in context: DrawingContext) -> [Block] {
    let rows = Block.vertical(
      .leading,
      spacing: 0,
      node.children[1].blocks(in: context)
    )
    let indented = Block.padded(Insets(left: 2), rows)
    return node.children[0].blocks(in: context) + [indented]
      + node.children[2].blocks(in: context)
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section with a header above its rows.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header) { EmptyView() }
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a string as its header.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Makes a section without a header.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}
