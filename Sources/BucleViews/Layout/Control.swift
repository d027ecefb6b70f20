internal import Typography

/// A control as it is at the moment: what is drawn of it, and what an interaction does.
@MainActor
struct Control {
  var element: Element
  let label: Block
  let handler: Handler
  /// The position whose code runs on an interaction.
  let node: ViewNode
  /// Columns kept for the label, so that the fields of a form stand below each other; `nil` means its own width.
  var labelColumns: Int?

  enum Handler {
    case tap(() -> Void)
    case text(Binding<String>, prompt: String)
    case toggle(Binding<Bool>)
    case choice([Choice])
  }

  /// The label as one line, drawn beside what is typed or chosen.
  var caption: String { label.spokenText.withoutControls }

  /// What is shown in place of empty text; empty for none.
  var prompt: String {
    switch handler {
    case .text(_, let prompt): prompt
    case .tap, .toggle, .choice: ""
    }
  }

  /// Whether the label stands before brackets with what is typed or chosen, as the rows of a form do.
  var isField: Bool {
    switch element.kind {
    case .textField, .secureField, .picker: true
    case .button, .toggle: false
    }
  }
}

extension Control {
  /// Makes the control of a node from the blocks that are its label.
  init(
    _ node: PrimitiveNode,
    in context: DrawingContext,
    _ kind: Element.Kind,
    label parts: [Block],
    handler: Handler
  ) {
    label = parts.count == 1 ? parts[0] : .horizontal(.center, spacing: 1, parts)
    self.handler = handler
    self.node = node
    element = Element(
      id: Element.ID(node.identity),
      kind: kind,
      label: "",
      value: handler.value(for: kind),
      isEnabled: context.isEnabled
    )
    let names = [caption, prompt.withoutControls, kind.viewName]
    element = element.labelled(names.first { !$0.isEmpty } ?? "")
  }

  /// Makes the control of a node whose children are its label.
  init(
    _ node: PrimitiveNode,
    in context: DrawingContext,
    _ kind: Element.Kind,
    handler: Handler
  ) {
    self.init(node, in: context, kind, label: node.childBlocks(in: context), handler: handler)
  }
}

extension Control.Handler {
  @MainActor fileprivate func value(for kind: Element.Kind) -> Element.Value? {
    switch self {
    case .tap: nil
    case .text(let text, _) where kind == .secureField: .secret(count: text.wrappedValue.count)
    case .text(let text, _): .text(text.wrappedValue)
    case .toggle(let isOn): .toggle(isOn.wrappedValue)
    case .choice(let choices):
      .choice(choices.first(where: \.isChosen)?.label, among: choices.map(\.label))
    }
  }
}
