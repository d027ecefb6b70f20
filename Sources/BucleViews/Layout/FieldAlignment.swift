internal import Typography

/// Lines the fields of a form up, behind the longest of their labels.
@MainActor
extension Block {
  func withAlignedFields() -> Block {
    let column = fieldLabels(indentedBy: 0).max() ?? 0
    return aligned(to: column)
  }

  /// Columns from the left edge to the end of each field's label, in the stacks that stand at the edge.
  private func fieldLabels(indentedBy indentation: Int) -> [Int] {
    switch self {
    case .control(let control) where control.isField:
      [indentation + control.caption.displayWidth]
    case .vertical(.leading, _, let blocks):
      blocks.flatMap { $0.fieldLabels(indentedBy: indentation) }
    case .padded(let insets, let block):
      block.fieldLabels(indentedBy: indentation + insets.left)
    case .text, .control, .vertical, .horizontal, .spacer, .divider, .progress, .named:
      []
    }
  }

  private func aligned(to column: Int) -> Block {
    switch self {
    case .control(var control) where control.isField:
      control.labelColumns = column
      return .control(control)
    case .vertical(.leading, let spacing, let blocks):
      return .vertical(.leading, spacing: spacing, blocks.map { $0.aligned(to: column) })
    case .padded(let insets, let block):
      return .padded(insets, block.aligned(to: column - insets.left))
    case .text, .control, .vertical, .horizontal, .spacer, .divider, .progress, .named:
      return self
    }
  }
}
