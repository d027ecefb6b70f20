/// Rows of views from top to bottom, at the left edge.
public struct List<Content: View>: View, PrimitiveView {
  private let content: Content

  /// Makes a list of the views of a closure, one to a row.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a list with a row for each element, told apart by the element's own identity.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    @ViewBuilder rowContent: (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// Makes a list with a row for each element, told apart by the value at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Not to be read: the list is drawn itself.
  public var body: Never { noBody() }

  func addChildren(to children: inout ChildList) {
    children.add(content)
  }

  func blocks(of node: PrimitiveNode, in context: DrawingContext) -> [Block] {
    [.vertical(.leading, spacing: 0, node.childBlocks(in: context))]
  }
}
