import Bilingual
import Examiner
import Wire

extension Disagreement {
  /// The first row in which two screens differ, or the first element where all rows are alike.
  static func pictures(
    _ expected: Screen,
    _ found: Screen
  ) -> (expected: Localized, found: Localized) {
    let rows = max(expected.rows.count, found.rows.count)
    if let row = (0..<rows).first(where: { expected.rows.at($0) != found.rows.at($0) }) {
      return (line(row, of: expected), line(row, of: found))
    }
    let elements = max(expected.elements.count, found.elements.count)
    let index = (0..<elements).first { expected.elements.at($0) != found.elements.at($0) } ?? 0
    let sides = (element(index, of: expected), element(index, of: found))
    guard sides.0 == sides.1 else { return sides }
    return (nature(expected.elements.at(index)), nature(found.elements.at(index)))
  }

  private static func line(_ row: Int, of screen: Screen) -> Localized {
    guard let text = screen.rows.at(row) else {
      return Localized(
        es: screen.rows.count == 1 ? "una sola línea" : "\(screen.rows.count) líneas",
        en: screen.rows.count == 1 ? "a single line" : "\(screen.rows.count) lines"
      )
    }
    return Localized(es: "línea \(row + 1): \(text)", en: "line \(row + 1): \(text)")
  }

  private static func element(_ index: Int, of screen: Screen) -> Localized {
    guard let element = screen.elements.at(index) else {
      return Localized(es: "ningún elemento más", en: "no further element")
    }
    let name = "`\(element.label)`" + (element.value.isEmpty ? "" : " = \(element.value)")
    return element.isEnabled
      ? Localized(es: "\(name), activo", en: "\(name), enabled")
      : Localized(es: "\(name), inactivo", en: "\(name), disabled")
  }

  /// What kind of control it is, where all that it shows is as expected.
  private static func nature(_ element: Screen.Element?) -> Localized {
    guard let element else { return Localized(same: "") }
    let type =
      switch element.kind {
      case .button: "Button"
      case .field: "TextField"
      case .toggle: "Toggle"
      case .text: "Text"
      case .secureField: "SecureField"
      case .picker: "Picker"
      }
    let choices = element.choices.isEmpty ? "" : ": \(element.choices.joined(separator: ", "))"
    return Localized(same: "`\(element.label)` (\(type)\(choices))")
  }
}

extension Array {
  /// `nil` past the end.
  fileprivate func at(_ index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
