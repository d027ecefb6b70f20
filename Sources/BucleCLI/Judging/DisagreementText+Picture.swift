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
    return (element(index, of: expected), element(index, of: found))
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
}

extension Array {
  /// `nil` past the end.
  fileprivate func at(_ index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
