/// Room that pushes the views of an `HStack` apart, or an empty row in a `VStack`.
///
/// Rows have no end to fill up to, so in a `VStack` a spacer is as high as its least length, or one row.
public struct Spacer: View, PrimitiveView {
  private let minLength: Double?

  /// Makes a spacer with a least length in points, 8 to a column and 16 to a row; `nil` means the default one.
  public init(minLength: Double? = nil) {
    self.minLength = minLength
  }

  /// Not to be read: a spacer is drawn itself.
  public var body: Never { noBody() }

  func blocks(of node: PrimitiveNode, in context: DrawingContext) -> [Block] {
    let columns = minLength.map(Points.columns) ?? 0
    let rows = minLength.map(Points.rows) ?? 1
    return [.spacer(leastColumns: columns, leastRows: rows)]
  }
}
