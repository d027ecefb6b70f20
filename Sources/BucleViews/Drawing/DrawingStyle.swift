internal import Typography

/// The characters that things are drawn with.
public struct DrawingStyle: Sendable, Hashable {
  let ellipsis: Ellipsis
  let caret: String
  let horizontalRule: String
  let verticalRule: String

  /// Line-drawing characters and the ellipsis, each one column wide.
  public static let unicode = DrawingStyle(
    ellipsis: .unicode,
    caret: "▏",
    horizontalRule: "─",
    verticalRule: "│"
  )

  /// ASCII only, for terminals without UTF-8; texts of the views themselves stay as they are.
  public static let ascii = DrawingStyle(
    ellipsis: .ascii,
    caret: "_",
    horizontalRule: "-",
    verticalRule: "|"
  )
}
