public import Bucle

/// Text to read, wrapped at spaces where it is wider than its room.
///
/// Control characters in it are not passed on to the terminal; a line break starts a new row.
public struct Text: View, PrimitiveView {
  let content: String

  /// Shows a string as it is.
  public init(_ content: some StringProtocol) {
    self.content = String(content)
  }

  /// Shows a string as it is, without looking for a translation.
  public init(verbatim content: String) {
    self.content = content
  }

  /// Shows the text of a state.
  public init(_ state: TextState) {
    content = String(state: state)
  }

  /// One text after the other, as one.
  public static func + (first: Text, second: Text) -> Text {
    Text(verbatim: first.content + second.content)
  }

  /// Not to be read: the text is drawn itself.
  public var body: Never { noBody() }

  func blocks(of node: PrimitiveNode, in context: DrawingContext) -> [Block] {
    [.text(content)]
  }
}
