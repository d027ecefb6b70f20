import Bilingual

/// A mistake that learners of this architecture make often, known by what the compiler says of it.
struct KnownMistake: Sendable {
  let id: String
  let message: MessagePattern
  /// The likely cause and the edit, with `{0}` for the message's first part that varies.
  let text: Localized
  /// Another message of which this one only follows, and under which it explains nothing.
  let cause: MessagePattern?
  /// What the line it stands on may look like; empty where any line will do.
  let lines: [MessagePattern]

  init(
    _ id: String,
    _ message: MessagePattern,
    unless cause: MessagePattern? = nil,
    on lines: [MessagePattern] = [],
    es: String,
    en: String
  ) {
    self.id = id
    self.message = message
    self.cause = cause
    self.lines = lines
    text = Localized(es: es, en: en)
  }

  /// The narrower message stands before the wider one: the first that fits is taken.
  static let all = macros + casePaths + builders + closures + bindings + views + isolation + tests

  /// What varies in the message, where this is the mistake that it comes of.
  ///
  /// Where one of all the messages tells why a macro did nothing, what is missing for that is no mistake.
  func parts(
    of diagnostic: CompilerDiagnostic,
    among all: [CompilerDiagnostic]
  ) -> [Substring]? {
    if let cause, all.contains(where: { cause.parts(of: $0.message) != nil }) { return nil }
    let line = diagnostic.excerpt ?? ""
    guard lines.isEmpty || lines.contains(where: { $0.parts(of: line) != nil }) else { return nil }
    return message.parts(of: diagnostic.message)
  }
}
