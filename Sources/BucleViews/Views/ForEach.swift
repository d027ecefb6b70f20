/// One view for each element of a collection, whose state stays with the element wherever it moves.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View,
  PrimitiveView
{
  private let rows: [(id: ID, content: Content)]

  init(rows: [(id: ID, content: Content)]) {
    self.rows = rows
  }

  /// Makes a view for each element, told apart by the value at a key path.
  ///
  /// The views are made at once, so what `content` reads is read by the view whose body lists the `ForEach`.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: (Data.Element) -> Content
  ) {
    rows = data.map { (id: $0[keyPath: id], content: content($0)) }
  }

  /// Makes a view for each element, told apart by the element's own identity.
  public init(_ data: Data, @ViewBuilder content: (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data, id: \.self, content: content)
  }

  /// Not to be read: the views of the elements are drawn themselves.
  public var body: Never { noBody() }

  func addChildren(to children: inout ChildList) {
    for row in rows {
      children.add(row.content, identifiedBy: row.id)
    }
  }
}

extension ForEach: TagSource {
  func taggedLabels(of node: PrimitiveNode, in context: DrawingContext) -> [TaggedLabel] {
    zip(rows, node.children).flatMap { row, child in
      let tagged = child.taggedLabels(in: context)
      if !tagged.isEmpty { return tagged }
      return [TaggedLabel(tag: AnyHashable(row.id), label: child.label(in: context))]
    }
  }
}
