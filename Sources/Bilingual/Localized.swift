/// A text in both languages, chosen by the reader's.
public struct Localized: Hashable, Sendable, Codable {
  /// The text in Spanish.
  public var es: String
  /// The text in English.
  public var en: String

  /// A text in both languages.
  public init(es: String, en: String) {
    self.es = es
    self.en = en
  }

  /// A text that is the same in both languages, such as a name in code.
  public init(same text: String) {
    self.init(es: text, en: text)
  }

  /// The text in one language.
  public subscript(language: Language) -> String {
    switch language {
    case .spanish: es
    case .english: en
    }
  }
}
