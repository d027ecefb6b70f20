/// A view that shows nothing and takes no room.
public struct EmptyView: View, PrimitiveView {
  /// Makes the view.
  public init() {}

  /// Not to be read: there is nothing to draw.
  public var body: Never { noBody() }
}
