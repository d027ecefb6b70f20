internal import Bilingual

/// What reducers write for who looks for mistakes.
enum ReducerText {
  /// `nil` changes: the state is what it was.
  static func received(_ action: [String], changes: [String]?) -> Localized {
    let action = action.map { "  \($0)\n" }.joined()
    let changed = changes?.map { "  \($0)\n" }.joined()
    return Localized(
      es: "acción recibida:\n\(action)" + (changed ?? "  (el estado no cambia)\n"),
      en: "received action:\n\(action)" + (changed ?? "  (no state changes)\n")
    )
  }

  static func received(label: String) -> Localized {
    Localized(es: "acción recibida: \(label)\n", en: "received action: \(label)\n")
  }
}
