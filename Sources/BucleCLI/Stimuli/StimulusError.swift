/// Why a line is nothing that can be done to a feature.
struct StimulusError: Error, Hashable, Sendable {
  /// Characters before the place that the problem is at.
  var column: Int
  var problem: Problem

  enum Problem: Hashable, Sendable {
    case missingValue
    /// Nothing stands after the dot.
    case missingName
    case unexpected(String)
    /// A word that is no value: a text without its quotes, most likely.
    case bareWord(String)
    case unclosed(String, by: String)
    case missingComma
    case notNumber(String)
    /// `.5`, which Swift does not take for a number.
    case leadingDot
    case unknownEscape(String)
    /// The command needs a label after it.
    case missingLabel(Verb)
    /// `type` needs a text after its label.
    case missingText(label: String)
    /// `choose` needs an option after its label.
    case missingChoice(label: String)
    case notCount(String)
    case notDuration(String)
    case missingCall
    /// After the number of a call: neither `value` nor `error`.
    case missingOutcome(String)
    /// The line's first word drives no feature.
    case notStimulus(String)
  }
}
