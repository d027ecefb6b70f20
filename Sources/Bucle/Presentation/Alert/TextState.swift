/// A text that a state can hold for a view to show: `TextState("¿Borrar la nota?")`.
public struct TextState: Hashable, Sendable {
  fileprivate var text: String

  /// A text.
  public init(_ text: some StringProtocol) {
    self.text = String(text)
  }

  /// A text that is shown as it is.
  public init(verbatim text: String) {
    self.text = text
  }

  /// Two texts as one.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(verbatim: lhs.text + rhs.text)
  }
}

extension String {
  /// The text of a state.
  public init(state: TextState) {
    self = state.text
  }
}

extension TextState: WrittenInSwift {
  var writtenInSwift: String { "TextState(\(text.debugDescription))" }
}
