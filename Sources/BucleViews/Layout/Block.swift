/// What to draw: the stage between the nodes and the rows, free of views, bindings' objects and history.
indirect enum Block {
  /// Text that wraps at spaces.
  case text(String)
  /// A thing to interact with.
  case control(Control)
  /// Blocks from top to bottom, with rows of room between them.
  case vertical(HorizontalAlignment, spacing: Int, [Block])
  /// Blocks from left to right, with columns of room between them.
  case horizontal(VerticalAlignment, spacing: Int, [Block])
  /// Room of its own.
  case spacer(leastColumns: Int, leastRows: Int)
  /// A line across the direction of the stack around it.
  case divider
  /// A block with room around it.
  case padded(Insets, Block)
}

@MainActor
extension Block {
  /// The texts in the block, joined by spaces: what a control that looks like it is called.
  var spokenText: String {
    switch self {
    case .text(let text):
      text
    case .control(let control):
      control.label.spokenText
    case .vertical(_, _, let blocks), .horizontal(_, _, let blocks):
      blocks.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: " ")
    case .spacer, .divider:
      ""
    case .padded(_, let block):
      block.spokenText
    }
  }

  /// The controls in reading order, those that serve as a label of another one left out.
  var controls: [Control] {
    switch self {
    case .control(let control): [control]
    case .vertical(_, _, let blocks), .horizontal(_, _, let blocks): blocks.flatMap(\.controls)
    case .padded(_, let block): block.controls
    case .text, .spacer, .divider: []
    }
  }
}
