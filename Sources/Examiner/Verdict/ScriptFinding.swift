package import Bilingual

/// What is wrong with a script that a learner wrote.
package enum ScriptFinding: Sendable, Hashable, Codable {
  /// A line of it cannot be read, or cannot be done to the design; why, in a sentence.
  case line(Place, Localized)
  /// It is over before the violation is seen: what was seen on the way, and what was not.
  case short(seen: [Localized], missing: Localized)

  /// Where in the learner's file something stands.
  package struct Place: Sendable, Hashable, Codable {
    package var file: String
    /// From 1.
    package var line: Int
    /// From 1, in characters.
    package var column: Int
    /// The whole line as it was written.
    package var written: String

    package init(file: String, line: Int, column: Int, written: String) {
      self.file = file
      self.line = line
      self.column = column
      self.written = written
    }
  }
}
