/// A control to type one line of text in, drawn as `Nombre: [Ana▏     ]`, or `Nombre: (Ana      )` while disabled.
///
/// Each keystroke is written to the binding on its own. The caret stands behind the text, where typing appends.
public struct TextField<Label: View>: View, PrimitiveView {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label

  /// Makes a text field whose label is a view.
  ///
  /// - Parameters:
  ///   - text: What is shown and written to.
  ///   - prompt: What is shown in place of empty text; `nil` means nothing.
  ///   - label: What the text is for.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  /// Not to be read: the text field is drawn itself.
  public var body: Never { noBody() }

  func addChildren(to children: inout ChildList) {
    children.add(label)
  }

  func blocks(of node: PrimitiveNode, in context: DrawingContext) -> [Block] {
    let handler = Control.Handler.text(text, prompt: prompt?.content ?? "")
    return [.control(Control(node, in: context, .textField, handler: handler))]
  }
}

extension TextField where Label == Text {
  /// Makes a text field whose label is a string.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
