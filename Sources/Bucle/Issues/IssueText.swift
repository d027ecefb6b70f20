internal import Bilingual

/// What the runtime says about misused values.
enum IssueText {
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
