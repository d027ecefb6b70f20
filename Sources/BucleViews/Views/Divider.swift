/// A line between views: as wide as the widest of them in a `VStack`, as high as the highest in an `HStack`.
public struct Divider: View, PrimitiveView {
  /// Makes a divider.
  public init() {}

  /// Not to be read: the line is drawn itself.
  public var body: Never { noBody() }

  func blocks(of node: PrimitiveNode, in context: DrawingContext) -> [Block] {
    [.divider]
  }
}
