/// How text would look on a screen with fonts; a terminal has one, so it changes nothing.
public struct Font: Sendable, Hashable {
  private let name: String

  /// The largest.
  public static let largeTitle = Font(name: "largeTitle")
  /// For titles.
  public static let title = Font(name: "title")
  /// For titles below titles.
  public static let title2 = Font(name: "title2")
  /// For titles below those.
  public static let title3 = Font(name: "title3")
  /// For the heads of sections.
  public static let headline = Font(name: "headline")
  /// For what stands below a headline.
  public static let subheadline = Font(name: "subheadline")
  /// For text.
  public static let body = Font(name: "body")
  /// For notes.
  public static let footnote = Font(name: "footnote")
  /// For the captions of pictures.
  public static let caption = Font(name: "caption")
}
