internal import Typography

/// The columns that things take where there is room enough.
@MainActor
extension Block {
  /// The width at which nothing has to be wrapped, clipped or shrunk.
  var idealWidth: Int {
    switch self {
    case .text(let text):
      text.split(whereSeparator: \.isNewline).map(\.displayWidth).max() ?? 0
    case .control(let control):
      control.idealWidth
    case .vertical(_, _, let blocks):
      blocks.map { $0.isSpacer ? 0 : $0.idealWidth }.max() ?? 0
    case .horizontal(_, let spacing, let blocks):
      blocks.map(\.idealWidth).reduce(spacing * max(0, blocks.count - 1), +)
    case .spacer(let leastColumns, _):
      leastColumns
    case .divider:
      1
    case .padded(let insets, let block):
      insets.left + block.idealWidth + insets.right
    case .progress(let label, let fraction):
      Progress(label: label, fraction: fraction).idealWidth
    case .named(_, let block):
      block.idealWidth
    }
  }

  /// Whether the block takes all the columns that it is offered, because something in it is pushed apart.
  var fillsWidth: Bool {
    switch self {
    case .text, .control, .divider, .spacer, .progress: false
    case .vertical(_, _, let blocks): blocks.contains(where: \.fillsWidth)
    case .horizontal(_, _, let blocks): blocks.contains { $0.isSpacer || $0.fillsWidth }
    case .padded(_, let block), .named(_, let block): block.fillsWidth
    }
  }

  var isSpacer: Bool {
    if case .spacer = self { true } else { false }
  }
}

extension Control {
  /// Columns for typed text where there is room enough, the caret included.
  static let typedColumns = 20
  /// Columns for typed text that are kept at the cost of the label.
  static let leastFieldColumns = 4
  /// Columns of the brackets around what is typed, and around a label with the blanks inside them.
  static let bracketColumns = 2
  static let buttonFrameColumns = 4
  /// Columns of `[x] ` before a toggle's label, and of `: ` behind a field's.
  static let toggleMarkColumns = 4
  static let colonColumns = 2
  /// Columns of the arrow behind what is chosen, and of the blank before it.
  static let arrowColumns = 2

  fileprivate var idealWidth: Int {
    switch element.kind {
    case .button:
      return label.idealWidth + Self.buttonFrameColumns
    case .toggle:
      return label.idealWidth + Self.toggleMarkColumns
    case .textField, .secureField, .picker:
      let columns = max(labelColumns ?? 0, caption.displayWidth)
      let colon = columns == 0 ? 0 : Self.colonColumns
      return columns + colon + Self.bracketColumns + fieldColumns
    }
  }

  /// Columns between the brackets where there is room enough.
  var fieldColumns: Int {
    guard case .choice(_, let labels) = element.value else { return Self.typedColumns }
    return (labels.map(\.displayWidth).max() ?? 0) + Self.arrowColumns
  }
}
