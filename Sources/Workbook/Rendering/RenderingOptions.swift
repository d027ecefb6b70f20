/// What the terminal at hand can show.
public struct RenderingOptions: Hashable, Sendable {
  /// The terminal columns that no row exceeds; at least 1.
  public let width: Int
  /// The characters that marks and boxes are made of.
  public let glyphs: Glyphs
  /// Whether roles become colours; without them, inline code keeps its backticks.
  public let usesColour: Bool
  /// Whether it is read aloud: then nothing is drawn that words can say.
  public let isReadAloud: Bool

  /// Describes a terminal; a width below 1 counts as 1.
  public init(width: Int, glyphs: Glyphs, usesColour: Bool, isReadAloud: Bool = false) {
    self.isReadAloud = isReadAloud
    self.width = max(1, width)
    self.glyphs = glyphs
    self.usesColour = usesColour
  }

  /// The same terminal with fewer columns, for what is indented.
  public func narrowed(by columns: Int) -> RenderingOptions {
    RenderingOptions(
      width: width - columns,
      glyphs: glyphs,
      usesColour: usesColour,
      isReadAloud: isReadAloud
    )
  }
}
