/// Views from top to bottom, centred on each other unless an alignment is given.
public struct VStack<Content: View>: View, PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: Int
  private let content: Content

  /// Stacks the views of a list.
  ///
  /// - Parameters:
  ///   - alignment: Where the narrower views stand under the widest one.
  ///   - spacing: Room between the views in points, 16 to a row; `nil` means none.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map(Points.rows) ?? 0
    self.content = content()
  }

  /// Not to be read: the stack is drawn itself.
  public var body: Never { noBody() }

  func addChildren(to children: inout ChildList) {
    children.add(content)
  }

  func blocks(of node: PrimitiveNode, in context: DrawingContext) -> [Block] {
    [.vertical(alignment, spacing: spacing, node.childBlocks(in: context))]
  }
}
