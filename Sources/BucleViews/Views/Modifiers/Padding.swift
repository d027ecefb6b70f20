extension View {
  /// Puts room around the view on some edges: two columns at the sides, one row above and below.
  ///
  /// - Parameters:
  ///   - edges: The edges with room.
  ///   - length: The room in points, 8 to a column and 16 to a row; `nil` means 16.
  /// - Returns: The view with its room.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    PaddedView(content: self, insets: Insets(edges, points: length ?? 16))
  }

  /// Puts the same room, in points, on all edges.
  public func padding(_ length: Double) -> some View {
    padding(.all, length)
  }
}

private struct PaddedView<Content: View>: View, PrimitiveView {
  let content: Content
  let insets: Insets

  var body: Never { noBody() }

  func addChildren(to children: inout ChildList) {
    children.add(content)
  }

  func blocks(of node: PrimitiveNode, in context: DrawingContext) -> [Block] {
    node.childBlocks(in: context).map { .padded(insets, $0) }
  }
}
