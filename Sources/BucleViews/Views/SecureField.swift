/// A text field that shows a bullet for each character, drawn as `Clave: [•••▏   ]`.
///
/// The text is neither in the picture nor among what is known of the element; only the binding has it.
public struct SecureField<Label: View>: View, PrimitiveView {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label

  /// Makes a secure field whose label is a view.
  ///
  /// - Parameters:
  ///   - text: What is written to.
  ///   - prompt: What is shown in place of empty text; `nil` means nothing.
  ///   - label: What the text is for.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  /// Not to be read: the secure field is drawn itself.
  public var body: Never { noBody() }

  func addChildren(to children: inout ChildList) {
    children.add(label)
  }

  func blocks(of node: PrimitiveNode, in context: DrawingContext) -> [Block] {
    let handler = Control.Handler.text(text, prompt: prompt?.content ?? "")
    return [.control(Control(node, in: context, .secureField, handler: handler))]
  }
}

extension SecureField where Label == Text {
  /// Makes a secure field whose label is a string.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
