internal import Typography

extension View {
  /// Makes the view a choice of the picker around it, standing for a value of the selection's type.
  ///
  /// For an optional selection the tag may be optional or not. Outside a picker it means nothing.
  public func tag(_ tag: some Hashable) -> some View {
    TaggedView(content: self, tag: AnyHashable(tag))
  }
}

private struct TaggedView<Content: View>: View, TagSource {
  let content: Content
  let tag: AnyHashable

  var body: Never { noBody() }

  func addChildren(to children: inout ChildList) {
    children.add(content)
  }

  func taggedLabels(of node: PrimitiveNode, in context: DrawingContext) -> [TaggedLabel] {
    [TaggedLabel(tag: tag, label: node.label(in: context))]
  }
}

/// A view that says which choices it is for the picker around it.
@MainActor
protocol TagSource: PrimitiveView {
  func taggedLabels(of node: PrimitiveNode, in context: DrawingContext) -> [TaggedLabel]
}

/// The label of a choice and the value that it stands for.
struct TaggedLabel {
  let tag: AnyHashable
  let label: String
}

extension ViewNode {
  /// The choices at and below the position, in reading order.
  func taggedLabels(in context: DrawingContext) -> [TaggedLabel] {
    if let node = self as? PrimitiveNode, let source = node.view as? any TagSource {
      return source.taggedLabels(of: node, in: context)
    }
    return children.flatMap { $0.taggedLabels(in: context) }
  }

  /// The texts at and below the position.
  func label(in context: DrawingContext) -> String {
    Block.horizontal(.center, spacing: 1, blocks(in: context)).spokenText.withoutControls
  }
}
