internal import Typography

/// A picture of the screen, and the things in it to interact with.
public struct Frame: Hashable, Sendable {
  /// From top to bottom; each at most as many columns as asked for, without blanks at its end or line breaks.
  public let rows: [String]

  /// In reading order, which is the order in which the views are listed.
  public let elements: [Element]

  /// What a screen reader says, in reading order: the texts of the screen, and the elements among them.
  public let utterances: [Utterance]

  /// The rows joined by line breaks, without one at the end.
  public var text: String {
    rows.joined(separator: "\n")
  }

  /// The elements whose label is exactly the given one, in reading order.
  public func elements(labelled label: String) -> [Element] {
    elements.filter { $0.label == label }
  }
}

extension Frame {
  @MainActor
  init(of blocks: [Block], width: Int, style: DrawingStyle) {
    let screen = Block.vertical(.center, spacing: 0, blocks)
    let picture = screen.picture(in: max(1, width), style: style)
    rows = picture.rows.map { row in
      let clipped = row.trimmedAtEnd.clipped(to: width, ellipsis: style.ellipsis)
      return clipped.trimmedAtEnd
    }
    elements = screen.controls.map(\.element)
    utterances = screen.utterances
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
