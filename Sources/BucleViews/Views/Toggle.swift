/// A control that is on or off, drawn as `[x] Recordarme` or `[ ] Recordarme`, in parentheses while disabled.
public struct Toggle<Label: View>: View, PrimitiveView {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Makes a toggle whose label is a view.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Not to be read: the toggle is drawn itself.
  public var body: Never { noBody() }

  func addChildren(to children: inout ChildList) {
    children.add(label)
  }

  func blocks(of node: PrimitiveNode, in context: DrawingContext) -> [Block] {
    [.control(Control(node, in: context, .toggle, handler: .toggle(isOn)))]
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle whose label is a string.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
