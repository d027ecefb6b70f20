/// A control that does something when it is tapped, drawn as `[ + ]`, or `( + )` while disabled.
public struct Button<Label: View>: View, PrimitiveView {
  private let action: @MainActor () -> Void
  private let label: Label

  /// Makes a button whose label is a view.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  /// Not to be read: the button is drawn itself.
  public var body: Never { noBody() }

  func addChildren(to children: inout ChildList) {
    children.add(label)
  }

  func blocks(of node: PrimitiveNode, in context: DrawingContext) -> [Block] {
    [.control(Control(node, in: context, .button, handler: .tap(action)))]
  }
}

extension Button where Label == Text {
  /// Makes a button whose label is a string.
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}
