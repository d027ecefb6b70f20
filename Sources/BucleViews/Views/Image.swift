/// A picture, of which a terminal shows the name.
public struct Image: View, PrimitiveView {
  private let name: String

  /// Makes a picture of the system's symbols; any name will do, and is shown as it is.
  public init(systemName name: String) {
    self.name = name
  }

  /// Not to be read: the name is drawn itself.
  public var body: Never { noBody() }

  func blocks(of node: PrimitiveNode, in context: DrawingContext) -> [Block] {
    [.text(name)]
  }
}
