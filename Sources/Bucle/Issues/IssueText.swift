internal import Bilingual

/// What the runtime says about misused values.
enum IssueText {
  /// A message as its author worded it; one without words is told to be an issue all the same.
  static func unlocalized(_ message: String?) -> Localized {
    message.map(Localized.init(same:)) ?? Localized(es: "hay un error", en: "an issue was reported")
  }

  static func noExpectedIssue(_ message: String?) -> Localized {
    let head = message.map { "\($0)\n" } ?? ""
    return Localized(
      es: "\(head)se esperaba un error y no ha habido ninguno",
      en: "\(head)an issue was expected, and none came"
    )
  }

  static func modifyingOtherCase(type: String, value: String) -> Localized {
    Localized(
      es: """
        'modify' no ha cambiado nada: el valor de '\(type)' está en otro caso
          \(value)
        """,
      en: """
        'modify' changed nothing: the value of '\(type)' is in another case
          \(value)
        """
    )
  }
}
