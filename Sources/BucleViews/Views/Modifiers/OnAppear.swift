extension View {
  /// Does something each time the view comes to the screen.
  ///
  /// The bodies on the screen are up to date then; what the action changes is in the picture that is asked for next. Views
  /// that are made again at their position have not come anew. Of two views that come together, the outer one is told
  /// first.
  ///
  /// - Parameter action: What to do; `nil` means nothing.
  /// - Returns: The view, drawn as it is.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearingView(content: self, arrival: action, departure: nil)
  }

  /// Does something each time the view goes from the screen, or the host of the screen is dropped.
  ///
  /// Views that go are told before those that come in their place. A host that is dropped outside the main actor tells
  /// its views a little later.
  ///
  /// - Parameter action: What to do; `nil` means nothing.
  /// - Returns: The view, drawn as it is.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearingView(content: self, arrival: nil, departure: action)
  }
}

private struct AppearingView<Content: View>: View, AttentiveView {
  let content: Content
  let arrival: (() -> Void)?
  let departure: (() -> Void)?

  var body: Never { noBody() }

  func addChildren(to children: inout ChildList) {
    children.add(content)
  }

  func appear(at node: PrimitiveNode) {
    arrival?()
  }

  func disappear(at node: PrimitiveNode) {
    departure?()
  }
}
