/// A control that does something when it is tapped, drawn as `[ + ]`, or `( + )` while disabled.
public struct Button<Label: View>: View, PrimitiveView {
  private let action: () -> Void
  private let label: Label

  /// Makes a button whose label is a view; a role changes nothing on a terminal.
  public init(
    role: ButtonRole?,
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(action: action, label: label)
  }

  /// Makes a button whose label is a view.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
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
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Makes a button whose label is a string; a role changes nothing on a terminal.
  public init(
    _ title: some StringProtocol,
    role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(title, action: action)
  }
}

/// What a button is for, so that one to be careful with could look different.
public enum ButtonRole: Sendable, Hashable {
  /// Undoes nothing and leads back.
  case cancel
  /// Takes something away for good.
  case destructive
}
