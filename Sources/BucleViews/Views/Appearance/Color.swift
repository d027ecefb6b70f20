/// What views could be filled with: a colour, or a step in importance.
public protocol ShapeStyle: Sendable {}

/// A colour; the terminal draws in its own, so it changes nothing.
public struct Color: ShapeStyle, Hashable {
  private let name: String

  fileprivate init(name: String) {
    self.name = name
  }
}

extension ShapeStyle where Self == Color {
  /// The colour of errors.
  public static var red: Color { Color(name: "red") }
  /// A colour.
  public static var orange: Color { Color(name: "orange") }
  /// A colour.
  public static var green: Color { Color(name: "green") }
  /// A colour.
  public static var blue: Color { Color(name: "blue") }
  /// A colour.
  public static var gray: Color { Color(name: "gray") }
  /// The colour of text.
  public static var primary: Color { Color(name: "primary") }
  /// The colour of text that matters less.
  public static var secondary: Color { Color(name: "secondary") }
}
