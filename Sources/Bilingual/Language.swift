/// A language that every text of the tool exists in.
public enum Language: String, CaseIterable, Sendable, Codable {
  case spanish = "es"
  case english = "en"

  /// The language that a POSIX environment asks for.
  ///
  /// `LC_ALL` wins over `LC_MESSAGES`, which wins over `LANG` (POSIX.1-2017, XBD 8.2); the first of
  /// them that is set and not empty decides. Anything but Spanish means English.
  public init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    self = locale?.lowercased().hasPrefix("es") == true ? .spanish : .english
  }
}
