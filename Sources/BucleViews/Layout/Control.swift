internal import Typography

/// A control as it is at the moment: what is drawn of it, and what an interaction does.
@MainActor
struct Control {
  let element: Element
  let label: Block
  let handler: Handler
  /// The position whose code runs on an interaction.
  let node: ViewNode
  /// Columns kept for the label, so that the fields of a form stand below each other; `nil` means its own width.
  var labelColumns: Int?

  enum Handler {
    case tap(@MainActor () -> Void)
    case text(Binding<String>, prompt: String)
    case toggle(Binding<Bool>)
  }

  /// What is shown in place of empty text; empty for none.
  var prompt: String {
    switch handler {
    case .text(_, let prompt): prompt
    case .tap, .toggle: ""
    }
  }
}

extension Control {
  /// Makes the control of a node whose children are its label.
  init(
    _ node: PrimitiveNode,
    in context: DrawingContext,
    _ kind: Element.Kind,
    handler: Handler
  ) {
    let parts = node.childBlocks(in: context)
    label = parts.count == 1 ? parts[0] : .horizontal(.center, spacing: 1, parts)
    element = Element(
      id: Element.ID(node.identity),
      kind: kind,
      label: label.spokenText.withoutControls,
      value: handler.value,
      isEnabled: context.isEnabled
    )
    self.handler = handler
    self.node = node
  }
}

extension Control.Handler {
  @MainActor fileprivate var value: Element.Value? {
    switch self {
    case .tap: nil
    case .text(let text, _): .text(text.wrappedValue)
    case .toggle(let isOn): .toggle(isOn.wrappedValue)
    }
  }
}
