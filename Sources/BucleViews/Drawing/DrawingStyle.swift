internal import Typography

/// The characters that things are drawn with.
public struct DrawingStyle: Sendable, Hashable {
  let ellipsis: Ellipsis
  let caret: String
  let horizontalRule: String
  let verticalRule: String
  /// Stands for a character that is not shown.
  let bullet: String
  /// Shows that there are other choices.
  let arrow: String
  /// Shows that something is going on.
  let busy: String
  let barDone: String
  let barLeft: String

  /// Line-drawing characters and the ellipsis, each one column wide.
  public static let unicode = DrawingStyle(
    ellipsis: .unicode,
    caret: "▏",
    horizontalRule: "─",
    verticalRule: "│",
    bullet: "•",
    arrow: "▾",
    busy: "⋯",
    barDone: "█",
    barLeft: "░"
  )

  /// ASCII only, for terminals without UTF-8; texts of the views themselves stay as they are.
  public static let ascii = DrawingStyle(
    ellipsis: .ascii,
    caret: "_",
    horizontalRule: "-",
    verticalRule: "|",
    bullet: "*",
    arrow: "v",
    busy: "...",
    barDone: "#",
    barLeft: "."
  )
}
