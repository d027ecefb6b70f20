extension View {
  /// Asks for a font; changes nothing on a terminal.
  public func font(_ font: Font?) -> some View { self }

  /// Asks for bold text; changes nothing on a terminal.
  public func bold(_ isActive: Bool = true) -> some View { self }

  /// Asks for slanted text; changes nothing on a terminal.
  public func italic(_ isActive: Bool = true) -> some View { self }

  /// Asks for digits of one width, which those of a terminal are.
  public func monospacedDigit() -> some View { self }

  /// Asks for a colour; changes nothing on a terminal.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View { self }
}

extension Text {
  /// Asks for a font; changes nothing on a terminal.
  public func font(_ font: Font?) -> Text { self }

  /// Asks for bold text; changes nothing on a terminal.
  public func bold(_ isActive: Bool = true) -> Text { self }

  /// Asks for slanted text; changes nothing on a terminal.
  public func italic(_ isActive: Bool = true) -> Text { self }

  /// Asks for digits of one width, which those of a terminal are.
  public func monospacedDigit() -> Text { self }

  /// Asks for a colour; changes nothing on a terminal.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { self }
}
