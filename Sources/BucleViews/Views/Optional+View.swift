extension Optional: View where Wrapped: View {
  /// Not to be read: the view is drawn itself if there is one.
  public var body: Never { noBody() }
}

extension Optional: PrimitiveView where Wrapped: View {
  func addChildren(to children: inout ChildList) {
    guard let view = self else { return }
    children.add(view)
  }
}
