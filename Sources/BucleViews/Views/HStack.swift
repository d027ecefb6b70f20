/// Views from left to right, centred on each other unless an alignment is given.
public struct HStack<Content: View>: View, PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: Int
  private let content: Content

  /// Puts the views of a list side by side.
  ///
  /// - Parameters:
  ///   - alignment: Where the lower views stand beside the highest one.
  ///   - spacing: Room between the views in points, 8 to a column; `nil` means one column.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map(Points.columns) ?? 1
    self.content = content()
  }

  /// Not to be read: the stack is drawn itself.
  public var body: Never { noBody() }

  func addChildren(to children: inout ChildList) {
    children.add(content)
  }

  func blocks(of node: PrimitiveNode, in context: DrawingContext) -> [Block] {
    [.horizontal(alignment, spacing: spacing, node.childBlocks(in: context))]
  }
}
