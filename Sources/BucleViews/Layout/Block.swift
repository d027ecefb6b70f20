internal import Typography

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
  /// How far something is, from 0 to 1, behind its label; `nil` where that is not known.
  case progress(label: Block, fraction: Double?)
  /// A block that is called by another name than what it shows.
  case named(String, Block)
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
    case .progress(let label, _):
      label.spokenText
    case .named(let name, _):
      name
    }
  }

  /// What a screen reader says, in reading order; the labels of controls are part of them.
  var utterances: [Utterance] {
    switch self {
    case .text(let text):
      Self.utterances(of: text)
    case .control(let control):
      [.element(control.element)]
    case .vertical(_, _, let blocks), .horizontal(_, _, let blocks):
      blocks.flatMap(\.utterances)
    case .spacer, .divider:
      []
    case .padded(_, let block):
      block.utterances
    case .progress(let label, let fraction):
      [.progress(label: label.spokenText.withoutControls, fraction: fraction)]
    case .named(let name, let block):
      Self.utterances(of: name) + block.controls.map { .element($0.element) }
    }
  }

  private static func utterances(of text: String) -> [Utterance] {
    let text = text.withoutControls
    return text.isEmpty ? [] : [.text(text)]
  }

  /// The controls in reading order, those that serve as a label of another one left out.
  var controls: [Control] {
    switch self {
    case .control(let control): [control]
    case .vertical(_, _, let blocks), .horizontal(_, _, let blocks): blocks.flatMap(\.controls)
    case .padded(_, let block), .named(_, let block): block.controls
    case .text, .spacer, .divider, .progress: []
    }
  }

  /// The block under another name: that of a control if it is one, else what is read in place of its texts.
  func named(_ name: String) -> Block {
    switch self {
    case .control(var control):
      control.element = control.element.labelled(name)
      return .control(control)
    case .padded(let insets, let block):
      return .padded(insets, block.named(name))
    case .text, .vertical, .horizontal, .spacer, .divider, .progress, .named:
      return .named(name, self)
    }
  }
}
