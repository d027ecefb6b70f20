import Bilingual

/// A mistake that learners of this architecture make often, known by what the compiler says of it.
struct KnownMistake: Sendable {
  let id: String
  let message: MessagePattern
  /// The likely cause and the edit, with `{0}` for the message's first part that varies.
  let text: Localized
  /// Another message of which this one only follows, and under which it explains nothing.
  let cause: MessagePattern?

  init(
    _ id: String,
    _ message: MessagePattern,
    unless cause: MessagePattern? = nil,
    es: String,
    en: String
  ) {
    self.id = id
    self.message = message
    self.cause = cause
    text = Localized(es: es, en: en)
  }

  /// The narrower message stands before the wider one: the first that fits is taken.
  static let all = macros + casePaths + builders + bindings + isolation + tests
}
