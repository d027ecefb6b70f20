internal import Bilingual

/// What is said of values that should be equal.
enum DiffText {
  static func difference(lines: [String], message: String?) -> Localized {
    let head = message.map { "\($0)\n" } ?? ""
    let lines = lines.map { "  \($0)" }.joined(separator: "\n")
    return Localized(
      es: "\(head)los valores son distintos\n\(lines)\n\n(− el primero, + el segundo)",
      en: "\(head)the values differ\n\(lines)\n\n(− the first, + the second)"
    )
  }
}
