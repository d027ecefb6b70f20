package import Bilingual

/// What a compiler's message most likely comes of in a feature, and the edit that puts it right.
package struct Explanation: Sendable, Hashable, Identifiable {
  /// The mistake's name, the same in every version.
  package let id: String
  /// One sentence.
  package let text: Localized

  /// The explanation of a message, or `nil` for one that nobody has to have explained, or that is not known.
  package init?(of diagnostic: CompilerDiagnostic, among all: [CompilerDiagnostic]) {
    guard diagnostic.severity == .error else { return nil }
    if let misspelling = diagnostic.misspelling {
      self.init(of: misspelling)
      return
    }
    for mistake in KnownMistake.all {
      guard let parts = mistake.parts(of: diagnostic, among: all) else { continue }
      self.init(
        id: mistake.id,
        text: Localized(
          es: Self.fill(mistake.text.es, with: parts),
          en: Self.fill(mistake.text.en, with: parts)
        )
      )
      return
    }
    return nil
  }

  init(id: String, text: Localized) {
    (self.id, self.text) = (id, text)
  }

  /// Puts the message's own names in the places `{0}`, `{1}`… of a text.
  private static func fill(_ text: String, with parts: [Substring]) -> String {
    parts.enumerated().reduce(text) { text, part in
      text.replacing("{\(part.offset)}", with: part.element)
    }
  }

  /// The mistakes that have an explanation, by name.
  package static var ids: [String] { KnownMistake.all.map(\.id) + misspellingIDs }
}
